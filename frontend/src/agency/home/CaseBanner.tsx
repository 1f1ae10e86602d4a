import { Button } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/surface/Banner';
import type { AgencyCaseItemFragment } from '../../graphql/agency';
import { useFormats } from '../../lib/format/format';
import { AGENCY_PATHS } from '../../lib/paths';
import { AGENCY_MESSAGES } from '../texts/messages';

/** Says how many cases wait for an answer, and until when; nothing where none does. */
export function CaseBanner({ cases }: { cases: readonly AgencyCaseItemFragment[] }) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const open = cases.filter(({ mayAnswer }) => mayAnswer);
  const ends = open.flatMap(({ dueAt }) => dueAt ?? []).sort();
  const [first] = ends;
  if (open.length === 0) {
    return null;
  }
  // The time ends at midnight: people call that the end of the day before.
  const lastMoment = first === undefined ? null : new Date(Date.parse(first) - 1).toISOString();
  return (
    <Banner
      tone="info"
      icon={Hourglass}
      text={formatMessage(AGENCY_MESSAGES.bannerDated, { count: open.length })}
      hint={
        lastMoment === null
          ? formatMessage(AGENCY_MESSAGES.bannerUndated)
          : formatMessage(AGENCY_MESSAGES.bannerFirst, { time: dateAndTime(lastMoment) })
      }
      action={
        <Button asChild size="sm" minH={{ base: '12', md: '9' }}>
          <Link to={AGENCY_PATHS.cases}>{formatMessage(AGENCY_MESSAGES.answerNow)}</Link>
        </Button>
      }
    />
  );
}
