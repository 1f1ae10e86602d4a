import { Button } from '@chakra-ui/react';
import type { IncidentType } from '@wakafine/domain/incidents/incidents';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { TYPE_MESSAGES } from '../../components/incidents/messages';
import { COMMON_MESSAGES } from '../../components/messages';
import { useDrafts } from '../../features/incidents/draft/draft-store';
import { stateOf, type IncidentDraft } from '../../features/incidents/draft/incident-draft';
import { useSendIncident } from '../../features/incidents/draft/useSendIncident';
import { UNSENT_MESSAGES } from '../../features/offline/messages';
import type { UnsentItem, UnsentState } from '../../features/offline/UnsentList';
import { profileSendingKey, useUnsentProfile } from '../../features/profile/edit/unsent-profile';
import { consentSendingKey } from '../../lib/consent/send-consents';
import { familySendingKey } from '../../lib/family/queued-family-link';
import { useConfirmed, type NamedThing } from '../../lib/offline/confirmed';
import { useOutbox } from '../../lib/offline/outbox';
import { ownStateOf, type OwnJourney } from '../../lib/offline/own-journey';
import { changeOwnJourney, useOwnJourneys } from '../../lib/offline/own-journeys';
import { useSendingKeys } from '../../lib/offline/sending';
import { openDataSendingKey } from '../../lib/open-data/open-data-choice';
import { settingsSendingKey } from '../../lib/own-settings/unsent-settings';
import { useContests } from '../../features/violations/case/contest-draft';
import { useOwnSettings } from '../../lib/own-settings/useOwnSettings';
import { PATHS } from '../../lib/paths';
import { useViewer } from '../../lib/session/session';

/**
 * Queued items of the signed-in person on this phone, and those that the server has confirmed since the page was
 * opened.
 */
export function useUnsentItems(onLeave: () => void): readonly UnsentItem[] {
  const intl = useIntl();
  const accountId = useViewer()?.id ?? '';
  const sending = useSendingKeys();
  const send = useSendIncident(accountId);
  const journeys = useOwnJourneys(accountId) ?? [];
  const drafts = useDrafts(accountId).filter((draft) => stateOf(draft) !== 'unfinished');
  const reports = useOutbox(accountId, 'violationReport');
  const contests = useContests(accountId).filter(({ isReady }) => isReady);
  const settings = useOutbox(accountId, 'settings');
  const { rival } = useOwnSettings();
  const profiles = useOutbox(accountId, 'profile');
  const consents = useOutbox(accountId, 'consent');
  const openData = useOutbox(accountId, 'openData');
  const familyLinks = useOutbox(accountId, 'familyLink');
  const profileRival = useUnsentProfile(accountId)?.rival ?? null;
  const confirmed = useConfirmed(accountId);

  const textOf = ({ kind, name }: NamedThing) =>
    intl.formatMessage(UNSENT_MESSAGES[kind], {
      name: kind === 'incident' && isIncidentType(name) ? intl.formatMessage(TYPE_MESSAGES[name]) : name,
    });
  const itemOf = (
    thing: NamedThing,
    state: UnsentState,
    rest: Pick<UnsentItem, 'atMs' | 'onRetry' | 'action'>,
  ) => ({
    key: `${thing.kind}_${thing.id}`,
    what: textOf(thing),
    state,
    ...rest,
  });
  const decide = (to: string) => (
    <Button asChild variant="outline" px="4" flexShrink="0" onClick={onLeave}>
      <Link to={to}>{intl.formatMessage(COMMON_MESSAGES.decide)}</Link>
    </Button>
  );

  const waiting = [
    ...journeys.map((own) =>
      itemOf(
        { kind: 'journey', id: own.clientId, name: own.start.registrationNumber },
        journeyState(own, sending),
        {
          atMs: own.startedAtMs,
          onRetry:
            own.fault === null ? undefined : () => void changeOwnJourney(own.clientId, { fault: null }),
        },
      ),
    ),
    ...drafts.map((draft) =>
      itemOf({ kind: 'incident', id: draft.clientId, name: draft.incidentType }, draftState(draft, sending), {
        atMs: draft.atMs,
        onRetry: stateOf(draft) === 'failed' ? () => void send(draft) : undefined,
      }),
    ),
    ...reports.map(({ id, savedAtMs }) =>
      itemOf({ kind: 'violationReport', id, name: null }, sending.has(id) ? 'sending' : 'saved', {
        atMs: savedAtMs,
      }),
    ),
    ...contests.map(({ violationId, clientId, writtenAtMs }) =>
      itemOf({ kind: 'contest', id: violationId, name: null }, sending.has(clientId) ? 'sending' : 'saved', {
        atMs: writtenAtMs ?? 0,
      }),
    ),
    ...settings.map(({ id, savedAtMs }) =>
      itemOf(
        { kind: 'settings', id, name: null },
        choiceState(rival, sending.has(settingsSendingKey(accountId))),
        {
          atMs: savedAtMs,
          action: rival === null ? undefined : decide(PATHS.settings),
        },
      ),
    ),
    ...profiles.map(({ id, savedAtMs }) =>
      itemOf(
        { kind: 'profile', id, name: null },
        choiceState(profileRival, sending.has(profileSendingKey(accountId))),
        { atMs: savedAtMs, action: profileRival === null ? undefined : decide(PATHS.profile) },
      ),
    ),
    ...consents.map(({ id, savedAtMs }) =>
      itemOf(
        { kind: 'consent', id, name: null },
        sending.has(consentSendingKey(accountId)) ? 'sending' : 'saved',
        { atMs: savedAtMs },
      ),
    ),
    ...openData.map(({ id, savedAtMs }) =>
      itemOf(
        { kind: 'openData', id, name: null },
        sending.has(openDataSendingKey(accountId)) ? 'sending' : 'saved',
        { atMs: savedAtMs },
      ),
    ),
    ...familyLinks.map(({ id, savedAtMs }) =>
      itemOf(
        { kind: 'familyLink', id, name: null },
        sending.has(familySendingKey(accountId)) ? 'sending' : 'saved',
        { atMs: savedAtMs },
      ),
    ),
  ];
  const isWaiting = new Set(waiting.map(({ key }) => key));
  const arrived = confirmed
    .map((each) => itemOf(each, 'confirmed', { atMs: each.atMs }))
    .filter(({ key }) => !isWaiting.has(key));
  return [...waiting, ...arrived];
}

function journeyState(own: OwnJourney, sending: ReadonlySet<string>): UnsentState {
  if (ownStateOf(own) === 'failed') {
    return 'failed';
  }
  if (sending.has(own.clientId)) {
    return 'sending';
  }
  return own.serverId === null ? 'saved' : 'sent';
}

function draftState(draft: IncidentDraft, sending: ReadonlySet<string>): UnsentState {
  if (sending.has(draft.clientId)) {
    return 'sending';
  }
  if (stateOf(draft) === 'failed') {
    return 'failed';
  }
  return draft.incidentId === null ? 'saved' : 'sent';
}

function choiceState(rival: object | null, isSending: boolean): UnsentState {
  if (rival !== null) {
    return 'rival';
  }
  return isSending ? 'sending' : 'saved';
}

function isIncidentType(name: string | null): name is IncidentType {
  return name !== null && Object.hasOwn(TYPE_MESSAGES, name);
}
