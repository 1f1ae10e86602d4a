import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'input' });

/** The props of a text field. */
export type InputProps = HTMLChakraProps<'input'>;

/** A text field by the recipe `input`. Chakra's own brings a second way to label fields, which weighs 4 kB. */
export const Input = withContext<HTMLInputElement, InputProps>('input');
