import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { forwardRef, type ReactNode } from 'react';

export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  /** Label of the button, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
}

/** A round button of 48 px with nothing but an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, ...rest },
  ref,
) {
  return (
    <chakra.button
      ref={ref}
      type="button"
      aria-label={label}
      display="grid"
      placeItems="center"
      boxSize="12"
      flexShrink="0"
      color="fg.muted"
      borderRadius="full"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      _disabled={{ opacity: 0.4, cursor: 'not-allowed', bg: 'transparent' }}
      {...rest}
    >
      {icon}
    </chakra.button>
  );
});
