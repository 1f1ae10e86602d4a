import { Box, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';

/** A row that opens on what is behind it, which is drawn only then. */
export function Fold({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.details
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <chakra.summary cursor="pointer" px="3" py="2" minH="12" overflowWrap="anywhere">
        <chakra.span fontFamily="mono" fontWeight="bold">
          {title}
        </chakra.span>{' '}
        <chakra.span lang="en" textStyle="small" color="fg.muted">
          {text}
        </chakra.span>
      </chakra.summary>
      {isOpen && (
        <Box px="3" pb="3">
          {children}
        </Box>
      )}
    </chakra.details>
  );
}
