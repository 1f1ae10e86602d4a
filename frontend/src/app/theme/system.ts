import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { badgeRecipe } from './recipes/badge';
import { buttonRecipe } from './recipes/button';
import { dialogRecipe } from './recipes/dialog';
import { inputRecipe } from './recipes/input';
import { menuRecipe } from './recipes/menu';
import { spinnerRecipe } from './recipes/spinner';
import { toastRecipe } from './recipes/toast';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { breakpoints, keyframes, tokens } from './tokens';

/** The design as a Chakra system: our tokens and the recipes in use only, since Chakra's own default set is 87 kB. */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: { button: buttonRecipe, input: inputRecipe, badge: badgeRecipe, spinner: spinnerRecipe },
    slotRecipes: { dialog: dialogRecipe, menu: menuRecipe, toast: toastRecipe },
  },
});
