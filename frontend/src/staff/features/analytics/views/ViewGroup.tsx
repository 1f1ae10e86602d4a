import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { sentenceWords } from '@wakafine/domain/views/sentence-words';
import { Mail, Pencil, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../../components/IconButton';
import type { ViewFieldsFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { useLanguage } from '../../../../lib/i18n/LanguageProvider';
import { VIEW_MAIL_MESSAGES, VIEWS_MESSAGES } from './messages';
import { viewAddress } from './view-address';

/** Form that is open over the list, and the view that it is about. */
export interface OpenForm {
  readonly form: 'mail' | 'change' | 'delete';
  readonly view: ViewFieldsFragment;
}

interface ViewGroupProps {
  title: string;
  views: readonly ViewFieldsFragment[];
  onAct: (open: OpenForm) => void;
  /** Called when a view is opened. */
  onOpened: () => void;
}

/** Views of one kind; nothing where there are none. */
export function ViewGroup({ title, views, onAct, onOpened }: ViewGroupProps) {
  if (views.length === 0) {
    return null;
  }
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" textStyle="label" color="fg.muted" mb="1">
        {title}
      </Heading>
      <chakra.ul listStyleType="none">
        {views.map((view) => (
          <ViewItem key={view.id} view={view} onAct={onAct} onOpened={onOpened} />
        ))}
      </chakra.ul>
    </Box>
  );
}

type ViewItemProps = Pick<ViewGroupProps, 'onAct' | 'onOpened'> & { view: ViewFieldsFragment };

function ViewItem({ view, onAct, onOpened }: ViewItemProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { language } = useLanguage();
  const { name, page, sentence, isOwn, isShared, owner, mail } = view;
  const words = new URLSearchParams(sentence);
  const facts = [
    formatMessage(VIEWS_MESSAGES[`page_${page}`]),
    sentenceWords({ page, valueOf: (word) => words.get(word) }, language),
    ...(isOwn ? [] : [formatMessage(VIEWS_MESSAGES.by, { owner })]),
    ...(isOwn && isShared ? [formatMessage(VIEWS_MESSAGES.sharedMark)] : []),
  ];
  return (
    <Flex
      as="li"
      align="center"
      justify="end"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="1"
      py="1"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box flex={{ base: '1 1 100%', md: '1' }} minW="0">
        <chakra.span textStyle="strong" fontWeight="bold">
          <Link to={viewAddress(view)} onClick={onOpened}>
            <chakra.span display="block" py="1" overflowWrap="anywhere" textDecoration="underline">
              {name}
            </chakra.span>
          </Link>
        </chakra.span>
        <Text textStyle="small" color="fg.muted">
          {facts.join(' · ')}
        </Text>
        {mail !== null && (
          <Text textStyle="small">
            {formatMessage(VIEW_MAIL_MESSAGES.next, { date: formats.date(mail.dueAt) })}
          </Text>
        )}
      </Box>
      <IconButton
        label={formatMessage(VIEWS_MESSAGES.mail, { name })}
        icon={<Mail size={20} aria-hidden />}
        onClick={() => onAct({ form: 'mail', view })}
      />
      {isOwn && (
        <>
          <IconButton
            label={formatMessage(VIEWS_MESSAGES.change, { name })}
            icon={<Pencil size={20} aria-hidden />}
            onClick={() => onAct({ form: 'change', view })}
          />
          <IconButton
            label={formatMessage(VIEWS_MESSAGES.remove, { name })}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => onAct({ form: 'delete', view })}
          />
        </>
      )}
    </Flex>
  );
}
