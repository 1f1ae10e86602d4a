import { chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A part of the settings under a heading of its own. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section>
      <Heading as="h2" textStyle="label" color="fg.muted" px="1" mb="2">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}
