import { defineSlotRecipe } from '@chakra-ui/react';

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'separator'],
  className: 'wf-menu',
  base: {
    content: {
      minW: 'min(14rem, 100vw - 1rem)',
      maxW: 'calc(100vw - 1rem)',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      bg: 'bg.panel',
      color: 'fg',
      // Where the system chooses the colours there are no shadows, and this is the edge.
      outline: '1px solid transparent',
      borderRadius: 'control',
      boxShadow: 'floating',
      zIndex: 'popover',
      _open: { animation: 'fadeIn var(--wf-fast)' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '12',
      px: '3',
      borderRadius: '7px',
      textStyle: 'body',
      textDecoration: 'none',
      color: 'fg',
      cursor: 'pointer',
      outline: '0',
      _highlighted: { bg: 'bg.muted' },
      // The list holds the focus, and the item shows it.
      '&[data-highlighted]:is([data-part=content]:focus-visible *)': {
        outline: '2px solid {colors.focus}',
        outlineOffset: '-2px',
      },
    },
    separator: { h: '1px', bg: 'border', my: '1' },
  },
});
