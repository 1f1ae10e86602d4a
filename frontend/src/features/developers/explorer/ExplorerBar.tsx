import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import {
  BookOpenText,
  Code,
  History,
  KeyRound,
  Play,
  Square,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../components/IconButton';
import { Logo } from '../../../components/Logo';
import { GRAPHQL_HTTP_URL } from '../../../lib/network/graphql-urls';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

/** Sheets that the bar opens. */
export type ExplorerSheet = 'key' | 'history' | 'examples' | 'copy';

export interface ExplorerBarProps {
  apiKey: string | null;
  isRunning: boolean;
  /** Whether the operation can be sent as it is. */
  canRun: boolean;
  canTidy: boolean;
  onOpen: (sheet: ExplorerSheet) => void;
  onTidy: () => void;
  onRun: () => void;
  onStop: () => void;
}

/** The bar over the panes: the key, what can be done with the operation, and Run. */
export function ExplorerBar(props: ExplorerBarProps) {
  const { apiKey, isRunning, canRun, canTidy, onOpen, onTidy, onRun, onStop } = props;
  const { formatMessage } = useIntl();
  const keyText =
    apiKey === null ? formatMessage(TEXTS.keyNone) : formatMessage(TEXTS.keyInUse, { end: apiKey.slice(-4) });
  return (
    <Flex
      as="header"
      align="center"
      wrap="wrap"
      gap="2"
      px="3"
      py="1"
      minH="14"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      flex="none"
    >
      <chakra.span asChild color="brand.fg" display="grid" placeItems="center" boxSize="12">
        <Link to={DEVELOPER_PATHS.overview} aria-label={formatMessage(TEXTS.developers)}>
          <Logo />
        </Link>
      </chakra.span>
      <Heading as="h1" textStyle="strong" fontWeight="bold">
        {formatMessage(TEXTS.title)}
      </Heading>
      <Button variant="outline" size="sm" onClick={() => onOpen('key')}>
        <KeyRound size={18} aria-hidden />
        {keyText}
      </Button>
      <Text display={{ base: 'none', lg: 'block' }} textStyle="small" color="fg.muted">
        {`${window.location.host}${GRAPHQL_HTTP_URL}`}
      </Text>
      <Flex ms="auto" align="center" gap={{ base: '0', md: '1' }}>
        <Tool icon={BookOpenText} label={formatMessage(TEXTS.examples)} onPress={() => onOpen('examples')} />
        <Tool icon={History} label={formatMessage(TEXTS.history)} onPress={() => onOpen('history')} />
        <Tool icon={WandSparkles} label={formatMessage(TEXTS.tidy)} onPress={onTidy} isDisabled={!canTidy} />
        <Tool
          icon={Code}
          label={formatMessage(TEXTS.copy)}
          onPress={() => onOpen('copy')}
          isDisabled={!canRun}
        />
        {isRunning ? (
          <Button onClick={onStop} px={{ base: '4', md: '5' }}>
            <Square size={18} aria-hidden />
            {formatMessage(TEXTS.stop)}
          </Button>
        ) : (
          <Button
            onClick={onRun}
            px={{ base: '4', md: '5' }}
            disabled={!canRun}
            aria-keyshortcuts="Control+Enter"
          >
            <Play size={18} aria-hidden />
            {formatMessage(TEXTS.run)}
            <chakra.span
              display={{ base: 'none', lg: 'inline' }}
              opacity="0.7"
              fontWeight="normal"
              aria-hidden
            >
              {formatMessage(TEXTS.runKeys)}
            </chakra.span>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
}

/** A word with its icon where there is room, and the icon alone on a phone. */
function Tool({ icon: Icon, label, onPress, isDisabled = false }: ToolProps) {
  return (
    <>
      <Box display={{ base: 'block', xl: 'none' }}>
        <IconButton
          label={label}
          icon={<Icon size={20} aria-hidden />}
          onClick={onPress}
          disabled={isDisabled}
        />
      </Box>
      <Box display={{ base: 'none', xl: 'block' }}>
        <Button variant="ghost" size="sm" onClick={onPress} disabled={isDisabled}>
          <Icon size={18} aria-hidden />
          {label}
        </Button>
      </Box>
    </>
  );
}
