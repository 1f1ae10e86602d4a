import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';

export interface SheetPartProps {
  title: string;
  /** Said while there is none. */
  emptyText: string;
  /** The button that makes another one. */
  action: ReactNode;
  /** One for each. */
  children: ReactNode;
}

/** A part of the details that lists what belongs to a vehicle. */
export function SheetPart({ title, emptyText, action, children }: SheetPartProps) {
  return (
    <Flex direction="column" gap="2">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Heading as="h3" textStyle="section">
          {title}
        </Heading>
        {action}
      </Flex>
      {Children.count(children) === 0 ? (
        <Text textStyle="small" color="fg.muted">
          {emptyText}
        </Text>
      ) : (
        <chakra.ul listStyleType="none">{children}</chakra.ul>
      )}
    </Flex>
  );
}

export interface SheetItemProps {
  name: ReactNode;
  /** Its state, at the right. */
  state: ReactNode;
  /** Further facts: a line for each that is not null. */
  lines: readonly (string | null)[];
  /** Acts on it; null for none. */
  actions: ReactNode;
}

/** One of them. */
export function SheetItem({ name, state, lines, actions }: SheetItemProps) {
  const said = lines.filter((line) => line !== null);
  return (
    <chakra.li display="flex" flexDirection="column" gap="1" py="3" borderTopWidth="1px">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Text textStyle="strong">{name}</Text>
        {state}
      </Flex>
      {said.map((line) => (
        <Text key={line} textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {line}
        </Text>
      ))}
      {actions !== null && (
        <Flex wrap="wrap" gap="2" mt="1">
          {actions}
        </Flex>
      )}
    </chakra.li>
  );
}
