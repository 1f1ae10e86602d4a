import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy } from '@chakra-ui/react/anatomy';

/** A sheet from the bottom on phones, a centred dialog of 480 px from 768 px on. */
export const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'wf-dialog',
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim',
      zIndex: 'dialog',
      _open: { animation: 'fadeIn var(--wf-base)' },
      _closed: { animation: 'fadeOut var(--wf-base)' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      zIndex: 'dialog',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      pt: { base: '5', md: '6' },
      pb: { base: '0', md: '6' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxW: { base: 'full', md: 'dialog' },
      maxH: 'full',
      bg: 'bg.panel',
      color: 'fg',
      outline: '0',
      overflow: 'hidden',
      boxShadow: 'floating',
      borderTopRadius: 'sheet',
      borderBottomRadius: { base: '0', md: 'sheet' },
      pb: 'env(safe-area-inset-bottom)',
      _open: { animation: { base: 'riseIn var(--wf-slow) {easings.standard}', md: 'fadeIn var(--wf-base)' } },
      _closed: {
        animation: { base: 'sinkOut var(--wf-base) {easings.standard}', md: 'fadeOut var(--wf-base)' },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      ps: '5',
      pe: '1',
      pt: '1',
    },
    title: { textStyle: 'heading' },
    description: { textStyle: 'body', color: 'fg.muted' },
    body: { flex: '1 1 auto', minH: '0', overflowY: 'auto', px: '5', pt: '2', pb: '4' },
    footer: { display: 'flex', flexDirection: 'column', gap: '2', px: '5', pt: '2', pb: '4' },
  },
});
