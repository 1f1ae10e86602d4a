import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { ChevronDown, Search, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton';
import { Input } from '../../components/forms/Input';
import { SEVERITY_MESSAGES, VIOLATOR_STATUS_MESSAGES } from '../../components/messages';
import { LIST_MESSAGES } from './period/messages';
import { isNarrowed, SEARCH_MAX, SEVERITIES, STATUSES } from './period/report-filter';
import type { ReportAddressState } from './period/useReportAddress';
import { useSettledText } from './useSettledText';

/** The search over vehicle, agency, severity and status, and the two filters. */
export function ReportFilters({ state: { address, change } }: { state: ReportAddressState }) {
  const intl = useIntl();
  const clear = () => change({ q: null, severity: null, status: null });
  return (
    <Flex role="search" direction="column" gap="1">
      <SearchField value={address.search} onChange={(q) => change({ q }, { isReplaced: true })} />
      <Flex align="center" columnGap="2" wrap="wrap" minH="12">
        <FilterChip
          label={intl.formatMessage(LIST_MESSAGES.severity)}
          all={intl.formatMessage(LIST_MESSAGES.anySeverity)}
          value={address.severity}
          choices={SEVERITIES.map((value) => ({ value, word: intl.formatMessage(SEVERITY_MESSAGES[value]) }))}
          onChange={(severity) => change({ severity })}
        />
        <FilterChip
          label={intl.formatMessage(LIST_MESSAGES.status)}
          all={intl.formatMessage(LIST_MESSAGES.anyStatus)}
          value={address.status}
          choices={STATUSES.map((value) => ({
            value,
            word: intl.formatMessage(VIOLATOR_STATUS_MESSAGES[value]),
          }))}
          onChange={(status) => change({ status })}
        />
        {isNarrowed(address) && (
          <Button variant="ghost" textStyle="label" px="2" ms="auto" me="-2" onClick={clear}>
            {intl.formatMessage(LIST_MESSAGES.clear)}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const intl = useIntl();
  const [text, setText] = useSettledText(value, onChange);
  return (
    <Box position="relative">
      <Box position="absolute" insetStart="3.5" top="14px" color="fg.subtle" pointerEvents="none" aria-hidden>
        <Search size={20} />
      </Box>
      <Input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        maxLength={SEARCH_MAX}
        ps="11"
        pe="12"
        aria-label={intl.formatMessage(LIST_MESSAGES.search)}
        placeholder={intl.formatMessage(LIST_MESSAGES.placeholder)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          label={intl.formatMessage(LIST_MESSAGES.clearSearch)}
          icon={<X size={20} aria-hidden />}
          position="absolute"
          insetEnd="0"
          top="0"
          onClick={() => setText('')}
        />
      )}
    </Box>
  );
}

interface FilterChipProps<Value extends string> {
  label: string;
  /** Choice for no filter. */
  all: string;
  /** Null for no filter. */
  value: Value | null;
  choices: readonly { value: Value; word: string }[];
  onChange: (value: Value | null) => void;
}

/** One of the browser's own lists in the shape of a chip: 36 px to the eye, 48 px to the finger. */
function FilterChip<Value extends string>({ label, all, value, choices, onChange }: FilterChipProps<Value>) {
  const isOn = value !== null;
  return (
    <Box
      position="relative"
      display="inline-flex"
      alignItems="center"
      // Both in one row: the longest choice in a list does not claim the width of the word that is shown.
      flex="1 1 8rem"
      minW="0"
      maxW="max-content"
      color={isOn ? 'brand.fg' : 'fg'}
    >
      <chakra.select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) =>
          onChange(choices.find((choice) => choice.value === event.target.value)?.value ?? null)
        }
        appearance="none"
        minH="12"
        w="full"
        minW="0"
        textOverflow="ellipsis"
        ps="3"
        pe="8"
        // The rim above and below belongs to the target, not to the picture.
        borderBlock="6px solid transparent"
        borderRadius="24px"
        backgroundClip="padding-box"
        backgroundColor={isOn ? 'brand.subtle' : 'bg.panel'}
        color="inherit"
        textStyle="label"
        cursor="pointer"
        css={{ '& > option': { bg: 'bg.panel', color: 'fg' } }}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.word}
          </option>
        ))}
      </chakra.select>
      <Box
        position="absolute"
        insetBlock="6px"
        insetInline="0"
        borderWidth="1px"
        borderColor={isOn ? 'brand.fg' : 'border.strong'}
        borderRadius="full"
        pointerEvents="none"
      />
      <Box position="absolute" insetEnd="2.5" pointerEvents="none" aria-hidden>
        <ChevronDown size={16} />
      </Box>
    </Box>
  );
}
