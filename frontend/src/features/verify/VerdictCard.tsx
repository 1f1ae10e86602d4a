import { chakra, Heading, Text } from '@chakra-ui/react';
import type { ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import { verdictText } from '@wakafine/domain/evidence/verdict-texts';
import { languageChoice } from '@wakafine/domain/people/languages';
import { BadgeCheck, BadgeX, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../lib/format/format';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import type { CheckedProof } from '../../lib/evidence/check-proof';

/** Each word has a shape of its own beside its colour; only Altered is red. */
export const VERDICT_LOOKS: Readonly<
  Record<ProofStatus, { icon: LucideIcon; look: Readonly<Record<string, string>> }>
> = {
  VALID: {
    icon: BadgeCheck,
    look: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' },
  },
  ALTERED: { icon: BadgeX, look: { bg: 'danger.subtle', color: 'danger.fg', borderColor: 'danger.fg' } },
  WITHDRAWN: { icon: Undo2, look: { bg: 'bg.muted', color: 'fg', borderColor: 'fg.subtle' } },
  NOT_INCLUDED: {
    icon: Hourglass,
    look: { bg: 'bg.panel', color: 'fg', borderColor: 'fg.muted', borderStyle: 'dashed' },
  },
};

/** The word and the sentence. */
export function VerdictCard({ proof: { file, status, writtenAt } }: { proof: CheckedProof }) {
  const { language } = useLanguage();
  const { dateAndTime } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function readVerdictFirst() {
    heading.current?.focus();
  }, []);
  const { record, word, sentence } = verdictText(
    { status, proofId: file.proofId, time: dateAndTime(writtenAt) },
    languageChoice(language),
  );
  const { icon: Icon, look } = VERDICT_LOOKS[status];
  return (
    <>
      <Text textStyle="small" color="fg.muted">
        {record}
      </Text>
      <chakra.section
        role="status"
        display="flex"
        flexDirection={{ base: 'column', lg: 'row' }}
        alignItems={{ base: 'flex-start', lg: 'center' }}
        columnGap="6"
        p="5"
        borderWidth="2px"
        borderRadius="card"
        css={look}
      >
        <Icon size={64} strokeWidth={1.6} aria-hidden style={{ flexShrink: 0 }} />
        <div>
          <Heading
            as="h1"
            ref={heading}
            tabIndex={-1}
            textStyle="display"
            color="inherit"
            my="2"
            outline="none"
          >
            {word}
          </Heading>
          <Text color={status === 'ALTERED' ? 'fg' : 'inherit'}>{sentence}</Text>
        </div>
      </chakra.section>
    </>
  );
}
