import { chakra, Text } from '@chakra-ui/react';
import { eventTypeOf, PUBLIC_EVENT_KINDS } from '@wakafine/domain/events/public-events';
import { followEventsSnippet, readEventsSnippet } from '@wakafine/domain/events/read-snippets';
import { EVENT_LANGUAGES } from '@wakafine/domain/events/verify-snippets';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { LANGUAGE_NAMES } from '../api/language-names';
import { CodeTabs } from '../kit/CodeTabs';
import { DeveloperHead } from '../kit/DeveloperHead';
import { FactTable } from '../kit/FactTable';
import { EVENT_KIND_MESSAGES, EVENT_MESSAGES as TEXTS } from './messages';

const BROWSER_CODE = `const source = new EventSource('/api/events?kinds=violation.recorded,violation.withdrawn');
source.onmessage = ({ data }) => console.log(JSON.parse(data));`;

/** The public log of events: its kinds, and programs that read or follow it. */
export function EventsPage() {
  const { formatMessage } = useIntl();
  const { origin } = window.location;
  return (
    <>
      <DeveloperHead title={formatMessage(TEXTS.title)} />
      <Text maxW="content">{formatMessage(TEXTS.intro)}</Text>
      <Card isFlush>
        <FactTable
          title={formatMessage(TEXTS.kinds)}
          heads={[TEXTS.type, TEXTS.meaning]}
          rows={PUBLIC_EVENT_KINDS.map((kind) => ({
            name: eventTypeOf(kind),
            isCode: true,
            cells: [formatMessage(EVENT_KIND_MESSAGES[kind])],
          }))}
        />
      </Card>
      <CodeTabs
        title={formatMessage(TEXTS.read)}
        text={formatMessage(TEXTS.readText)}
        tabs={EVENT_LANGUAGES.map((id) => ({
          id,
          label: LANGUAGE_NAMES[id],
          code: readEventsSnippet(id, origin),
        }))}
      />
      <CodeTabs
        title={formatMessage(TEXTS.follow)}
        text={formatMessage(TEXTS.followText)}
        tabs={[
          { id: 'sh', label: LANGUAGE_NAMES.sh, code: followEventsSnippet(origin) },
          { id: 'javascript', label: LANGUAGE_NAMES.javascript, code: BROWSER_CODE },
        ]}
      />
      <Text>
        {formatMessage(TEXTS.called)}{' '}
        <chakra.span asChild color="brand.fg" textDecoration="underline">
          <Link to={DEVELOPER_PATHS.webhooks}>{formatMessage(TEXTS.toWebhooks)}</Link>
        </chakra.span>
      </Text>
    </>
  );
}
