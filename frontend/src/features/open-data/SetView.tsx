import { chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { OPEN_DATA_TEXTS } from '@wakafine/domain/opendata/open-data.generated';
import { OPEN_LICENCE, type SetName } from '@wakafine/domain/opendata/open-sets';
import { useRef, useState, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { SelectInput } from '../../components/forms/SelectInput';
import { DemoChip } from '../../components/staff/DemoChip';
import { usePageTitle } from '../../lib/format/usePageTitle';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { ByAddress } from './ByAddress';
import { Citation, NobodyInIt } from './Boxes';
import { CheckFiles } from './CheckFiles';
import { Dictionary } from './Dictionary';
import { Downloads } from './Downloads';
import { versionOf, versionsOf, type ListedSet } from './listed-set';
import { OPEN_DATA_PAGE } from './messages';
import { SetFigures } from './SetFigures';
import { SetMap } from './SetMap';
import { useOpenRows } from './useOpenRows';

export interface SetViewProps {
  set: SetName;
  listed: readonly ListedSet[];
}

/** One data set: its downloads first, then map and figures, and what its columns mean. */
export function SetView({ set, listed }: SetViewProps) {
  const { language } = useLanguage();
  const title = OPEN_DATA_TEXTS[language][`title.${set}`];
  usePageTitle(title);
  const versions = versionsOf(listed, set);
  const [chosen, setChosen] = useState<string | null>(null);
  const version = versions.find((each) => versionOf(each) === chosen) ?? versions[0];
  const rows = useOpenRows(version);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(
    function focusHeadingOfChosen() {
      // One who opens the page begins at its top; a chosen set is read from its title on.
      if (key !== 'default') {
        heading.current?.focus();
      }
    },
    [key],
  );
  if (version === undefined) {
    return null;
  }
  return (
    <Flex direction="column" gap="4">
      <div>
        <Marks version={version} versions={versions} onChoose={setChosen} />
        <Heading
          as="h1"
          ref={heading}
          tabIndex={-1}
          outline="none"
          textStyle={{ base: 'title', md: 'display' }}
          mt="2.5"
        >
          {title}
        </Heading>
        <Text color="fg.muted" maxW="content" mt="1.5">
          {OPEN_DATA_TEXTS[language][`about.${set}`]}
        </Text>
      </div>
      <Downloads set={set} version={version} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <SetMap set={set} rows={rows} />
        <Flex direction="column" gap="4">
          <SetFigures set={set} version={version} months={versions.length} rows={rows} />
          <NobodyInIt set={set} version={version} />
          <Citation title={title} version={version} />
        </Flex>
      </Grid>
      <Dictionary set={set} />
      <ByAddress version={version} />
      <CheckFiles set={set} version={version} />
    </Flex>
  );
}

interface MarksProps {
  version: ListedSet;
  versions: readonly ListedSet[];
  onChoose: (version: string) => void;
}

function Marks({ version, versions, onChoose }: MarksProps) {
  const { formatMessage, formatDate } = useIntl();
  const name = versionOf(version);
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {version.isDemo && <DemoChip />}
      <chakra.a
        href={OPEN_LICENCE.path}
        px="2"
        py="0.5"
        borderRadius="badge"
        bg="brand.subtle"
        color="brand.fg"
        textStyle="micro"
        fontWeight="bold"
      >
        {formatMessage(OPEN_DATA_PAGE.licence)}
      </chakra.a>
      {versions.length > 1 ? (
        <chakra.label display="inline-flex" alignItems="center" gap="2" textStyle="micro">
          {formatMessage(OPEN_DATA_PAGE.month)}
          <SelectInput value={name} w="auto" onChange={({ target }) => onChoose(target.value)}>
            {versions.map((each) => (
              <option key={versionOf(each)} value={versionOf(each)}>
                {versionOf(each)}
              </option>
            ))}
          </SelectInput>
        </chakra.label>
      ) : (
        <chakra.span px="2" py="0.5" borderRadius="badge" bg="bg.muted" textStyle="micro">
          {formatMessage(OPEN_DATA_PAGE.version, { version: name })}
        </chakra.span>
      )}
      <Text textStyle="small" color="fg.muted">
        {formatMessage(OPEN_DATA_PAGE.updated, { date: formatDate(version.publishedAt, DAY) })}
      </Text>
    </Flex>
  );
}

const DAY = { dateStyle: 'medium', timeZone: 'Africa/Douala' } as const;
