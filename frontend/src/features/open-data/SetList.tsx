import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { OPEN_DATA_TEXTS } from '@wakafine/domain/opendata/open-data.generated';
import { SET_NAMES, type SetName } from '@wakafine/domain/opendata/open-sets';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { Input } from '../../components/forms/Input';
import { SelectInput } from '../../components/forms/SelectInput';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { openDataPath } from '../../lib/paths';
import { versionsOf, type ListedSet } from './listed-set';
import { OPEN_DATA_PAGE } from './messages';

export interface SetListProps {
  listed: readonly ListedSet[];
  /** Null where the address names no data set. */
  current: SetName | null;
}

/** The data sets: on a phone a field above the chosen one, else a list beside it that can be searched. */
export function SetList({ listed, current }: SetListProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex as="nav" aria-label={formatMessage(OPEN_DATA_PAGE.sets)} direction="column" gap="3">
      <Box hideFrom="lg">
        <SetField current={current} />
      </Box>
      <Box hideBelow="lg">
        <SearchedList listed={listed} current={current} />
      </Box>
      <chakra.a
        href="/data/catalog.jsonld"
        textStyle="micro"
        color="fg.muted"
        px="3"
        py="3"
        textDecoration="underline"
        hideBelow="lg"
      >
        {formatMessage(OPEN_DATA_PAGE.machines)}
      </chakra.a>
    </Flex>
  );
}

function SetField({ current }: Pick<SetListProps, 'current'>) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const navigate = useNavigate();
  return (
    <chakra.label display="block">
      <Text as="span" textStyle="label" color="fg.muted">
        {formatMessage(OPEN_DATA_PAGE.sets)}
      </Text>
      <SelectInput value={current ?? ''} onChange={({ target }) => void navigate(openDataPath(target.value))}>
        {SET_NAMES.map((name) => (
          <option key={name} value={name}>
            {OPEN_DATA_TEXTS[language][`title.${name}`]}
          </option>
        ))}
      </SelectInput>
    </chakra.label>
  );
}

function SearchedList({ listed, current }: SetListProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [wanted, setWanted] = useState('');
  const titleOf = (name: SetName): string => OPEN_DATA_TEXTS[language][`title.${name}`];
  const found = SET_NAMES.filter((name) => titleOf(name).toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <Box position="relative" mb="3">
        <Box position="absolute" insetStart="3" top="3.5" color="fg.muted" pointerEvents="none" aria-hidden>
          <Search size={20} />
        </Box>
        <Input
          type="search"
          ps="11"
          value={wanted}
          aria-label={formatMessage(OPEN_DATA_PAGE.search)}
          placeholder={formatMessage(OPEN_DATA_PAGE.search)}
          onChange={({ target }) => setWanted(target.value)}
        />
      </Box>
      {found.length === 0 && <Text role="status">{formatMessage(OPEN_DATA_PAGE.none)}</Text>}
      <Flex as="ul" direction="column" gap="0.5" listStyleType="none">
        {found.map((name) => (
          <li key={name}>
            <SetLink
              name={name}
              title={titleOf(name)}
              rowCount={versionsOf(listed, name)[0]?.rowCount ?? 0}
              isCurrent={name === current}
            />
          </li>
        ))}
      </Flex>
    </>
  );
}

function SetLink(set: { name: SetName; title: string; rowCount: number; isCurrent: boolean }) {
  const { name, title, rowCount, isCurrent } = set;
  const { formatMessage } = useIntl();
  return (
    <chakra.span
      asChild
      display="block"
      px="3"
      py="2.5"
      borderRadius="control"
      borderWidth="2px"
      borderColor={isCurrent ? 'brand.fg' : 'transparent'}
      bg={isCurrent ? 'bg.panel' : undefined}
    >
      <Link to={openDataPath(name)} aria-current={isCurrent ? 'page' : undefined}>
        <Text textStyle="label" color="fg" fontWeight={isCurrent ? 'bold' : 'medium'}>
          {title}
        </Text>
        <Text textStyle="micro" color="fg.muted">
          {formatMessage(OPEN_DATA_PAGE.rows, { count: rowCount })}
        </Text>
      </Link>
    </chakra.span>
  );
}
