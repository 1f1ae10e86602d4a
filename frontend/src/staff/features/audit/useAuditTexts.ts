import { LANGUAGE_CODES, languageChoice, LANGUAGES } from '@wakafine/domain/people/languages';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { StaffAct, StaffAuditRowFragment } from '../../../graphql/staff';
import { ROLE_MESSAGES } from '../../../components/staff/staff-messages';
import { formatsOf } from '../../../lib/format/format';
import { EXPORT_FORMAT_NAMES } from '../../kit/exports/messages';
import { wordOf } from './detail-words';
import { AUDIT_DETAIL_MESSAGES, AUDIT_MESSAGES, AUDIT_TARGET_MESSAGES } from './messages';

/** As the server names anyone who acts by a command on it; no username has a space. */
const COMMAND_LINE = 'command line';
/** As the server names the violator rule; usernames are in small letters. */
const RULE = 'RULE';
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** Details that are the number of a thing, which is written without marks between thousands. */
const NUMBERS_OF_THINGS: readonly string[] = [
  'codeId',
  'deviceId',
  'duplicateOf',
  'proposedBy',
  'violationId',
];
const CALL = /^[A-Z]+ \//;

export interface AuditTexts {
  /** Actor. */
  actor(entry: Pick<StaffAuditRowFragment, 'actorName'>): string;
  /** Subject of an act, such as `vehicle 7`; a dash where that is not one thing. */
  target(entry: Pick<StaffAuditRowFragment, 'target'>): string;
  /** Other details, a name and a value each. */
  details(entry: Pick<StaffAuditRowFragment, 'act' | 'details'>): { label: string; value: string }[];
}

/** Entries of the audit log in words. */
export function useAuditTexts(): AuditTexts {
  const intl = useIntl();
  return useMemo(
    () => ({
      actor: ({ actorName }) =>
        actorName === COMMAND_LINE
          ? intl.formatMessage(AUDIT_MESSAGES.commandLine)
          : actorName === RULE
            ? intl.formatMessage(ROLE_MESSAGES.RULE)
            : actorName,
      target: ({ target }) => (target === null ? '–' : targetText(intl, target)),
      details: ({ act, details }) => detailTexts(intl, act, details),
    }),
    [intl],
  );
}

function targetText(intl: IntlShape, target: string): string {
  if (CALL.test(target)) {
    return intl.formatMessage(AUDIT_MESSAGES.call, { call: target });
  }
  const [kind = '', ...parts] = target.split(':');
  const id = parts.join(':');
  return isTarget(kind) && id !== '' ? intl.formatMessage(AUDIT_TARGET_MESSAGES[kind], { id }) : target;
}

function detailTexts(
  intl: IntlShape,
  act: StaffAct,
  details: unknown,
  whole?: string,
): { label: string; value: string }[] {
  if (typeof details !== 'object' || details === null) {
    return [];
  }
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    const part = labelOf(intl, name);
    const label =
      whole === undefined ? part : intl.formatMessage(AUDIT_MESSAGES.pair, { first: whole, second: part });
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isNested
      ? detailTexts(intl, act, value, label)
      : value === null
        ? []
        : [{ label, value: valueText(intl, { act, name, value }) }];
  });
}

/** A language goes by its own name where it has no other; a name that the log has got since this was written stands as it is. */
function labelOf(intl: IntlShape, name: string): string {
  if (isDetail(name)) {
    return intl.formatMessage(AUDIT_DETAIL_MESSAGES[name]);
  }
  const language = LANGUAGE_CODES.find((code) => languageChoice(code) === name);
  return language === undefined ? name : LANGUAGES[language].name;
}

interface Detail {
  readonly act: StaffAct;
  readonly name: string;
  readonly value: unknown;
}

function valueText(intl: IntlShape, { act, name, value }: Detail): string {
  if (typeof value === 'number') {
    return NUMBERS_OF_THINGS.includes(name)
      ? String(value)
      : intl.formatNumber(value, { maximumFractionDigits: 4 });
  }
  if (typeof value === 'boolean') {
    return intl.formatMessage(value ? AUDIT_MESSAGES.on : AUDIT_MESSAGES.off);
  }
  if (typeof value !== 'string') {
    return Array.isArray(value) ? value.map(String).join(', ') : String(value);
  }
  const word = wordOf(act, name, value);
  if (word !== undefined) {
    return intl.formatMessage(word);
  }
  if (name === 'format' && isFormat(value)) {
    return EXPORT_FORMAT_NAMES[value];
  }
  return INSTANT.test(value) ? formatsOf(intl).dateAndTime(value) : value;
}

function isTarget(kind: string): kind is keyof typeof AUDIT_TARGET_MESSAGES {
  return Object.hasOwn(AUDIT_TARGET_MESSAGES, kind);
}

function isDetail(name: string): name is keyof typeof AUDIT_DETAIL_MESSAGES {
  return Object.hasOwn(AUDIT_DETAIL_MESSAGES, name);
}

function isFormat(value: string): value is keyof typeof EXPORT_FORMAT_NAMES {
  return Object.hasOwn(EXPORT_FORMAT_NAMES, value);
}
