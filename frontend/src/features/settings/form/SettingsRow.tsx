import { chakra, Flex } from '@chakra-ui/react';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { RowIcon } from '../../../components/forms/RowIcon';

export interface SettingsRowProps {
  icon: LucideIcon;
  text: string;
  hint?: string;
  /** Whether the hint says that something went wrong. */
  hasFailed?: boolean;
  isLast?: boolean;
  isDestructive?: boolean;
  /** A link or a button without content: it becomes the row. */
  children: ReactElement<{ children?: ReactNode }>;
}

/** One row of 64 px that leads somewhere or does something. */
export function SettingsRow(props: SettingsRowProps) {
  const { icon, text, hint, isLast = false, isDestructive = false, hasFailed = false, children } = props;
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      w="full"
      containerType="inline-size"
      minH="16"
      px="4"
      py="2"
      textStyle="strong"
      textAlign="start"
      color={isDestructive ? 'danger.fg' : 'fg'}
      textDecoration="none"
      cursor="pointer"
      borderBottomWidth={isLast ? '0' : '1px'}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {cloneElement(
        children,
        {},
        <RowIcon icon={icon} color={isDestructive ? 'inherit' : 'fg.muted'} />,
        <chakra.span flex="1" minW="0">
          {text}
          {hint !== undefined && (
            <chakra.span
              role={hasFailed ? 'alert' : undefined}
              display="block"
              textStyle="small"
              color={hasFailed ? 'danger.fg' : 'fg.muted'}
            >
              {hint}
            </chakra.span>
          )}
        </chakra.span>,
        <ChevronRight size={20} aria-hidden />,
      )}
    </Flex>
  );
}
