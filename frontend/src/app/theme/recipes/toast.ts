import { defineSlotRecipe } from '@chakra-ui/react';

/** One floating panel in the page's own ink: the icon and the words say which kind it is, not a colour. */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'actionTrigger', 'closeTrigger'],
  className: 'wf-toast',
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'full',
      maxW: '420px',
      ps: '4',
      pe: '1',
      py: '1',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'control',
      boxShadow: 'floating',
      // Where the system chooses the colours there are no shadows, and this is the edge.
      outline: '1px solid transparent',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      touchAction: 'pan-y',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      transition: 'translate var(--wf-base), opacity var(--wf-base)',
    },
    title: { textStyle: 'strong' },
    description: { textStyle: 'small', color: 'fg.muted' },
    actionTrigger: {
      alignSelf: 'flex-start',
      minH: '12',
      mb: '-3',
      textStyle: 'strong',
      textAlign: 'start',
      color: 'brand.fg',
      cursor: 'pointer',
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '12',
      flexShrink: '0',
      color: 'fg.muted',
      cursor: 'pointer',
      borderRadius: 'full',
    },
  },
});
