import { useApolloClient } from '@apollo/client/react';
import {
  CONSENT_VERSION,
  isConsentMissing,
  mayRecord,
  type ConsentAnswer,
} from '@wakafine/domain/people/consent';
import { useMemo } from 'react';
import type { ErrorCode } from '../errors/error-messages';
import { useLanguage } from '../i18n/LanguageProvider';
import { queueItem, useOutbox } from '../offline/outbox';
import { languageChoice } from '@wakafine/domain/people/languages';
import { useViewer } from '../session/session';
import { givenAnswerOf, type ConsentChoice } from './given-answer';
import { sendAnswer } from './send-consents';

export interface OwnConsent {
  /** Consents on this phone: the last answers, whether or not the server has them; null before the first. */
  answer: ConsentAnswer | null;
  /** Time when it was answered, ms since 1970; null before the first. */
  answeredAtMs: number | null;
  /** Whether the server does not have it yet. */
  isUnsent: boolean;
  /** Whether the words in force have not been answered. */
  isMissing: boolean;
  /** Whether journeys may be recorded. */
  mayRecord: boolean;
}

/** Answers of the signed-in person to the questions before the first journey. */
export function useConsent(): OwnConsent {
  const viewer = useViewer();
  const items = useOutbox(viewer?.id ?? '', 'consent');
  return useMemo(() => {
    const unsent = givenAnswerOf(items.at(-1)?.content);
    const stored = viewer?.consent ?? null;
    const answer = unsent ?? stored;
    const storedAtMs = stored === null ? null : Date.parse(stored.answeredAt);
    return {
      answer,
      answeredAtMs: unsent?.answeredAtMs ?? storedAtMs,
      isUnsent: unsent !== null,
      isMissing: isConsentMissing(answer),
      mayRecord: mayRecord(answer),
    };
  }, [items, viewer]);
}

/**
 * The way to answer: it is stored on the phone, holds there at once and is sent as soon as there is network. Where the
 * browser stores nothing it is sent before it holds; gives why that failed, else null.
 */
export function useSaveConsent(): (choice: ConsentChoice) => Promise<ErrorCode | null> {
  const client = useApolloClient();
  const accountId = useViewer()?.id ?? '';
  const { language } = useLanguage();
  return async (choice) => {
    const { recording, cases, witness, adult } = choice;
    const answer = {
      ...{ clientId: crypto.randomUUID(), version: CONSENT_VERSION, language: languageChoice(language) },
      ...{ recording, cases, witness, adult, answeredAtMs: Date.now() },
    };
    const item = { accountId, kind: 'consent', id: answer.clientId, content: answer, photo: null } as const;
    if ((await queueItem(item)) === 'whole') {
      return null;
    }
    const outcome = await sendAnswer(client, accountId, answer);
    if (outcome === 'sent') {
      return null;
    }
    return outcome === 'stored' ? 'NETWORK' : outcome;
  };
}
