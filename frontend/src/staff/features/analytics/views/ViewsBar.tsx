import { Button, Flex } from '@chakra-ui/react';
import type { ViewPage } from '@wakafine/domain/views/saved-views';
import { Bookmark, List } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { KeyCap } from '../../../kit/keys/KeyCap';
import { useKeyActs } from '../../../kit/keys/useKeyActs';
import { VIEWS_MESSAGES } from './messages';
import { ViewForm } from './ViewForm';
import { ViewsSheet } from './ViewsSheet';

const SAVE_KEY = 'v';

interface ViewsBarProps {
  page: ViewPage;
  /** Sentence of the page now, as the query of its address. */
  sentence: string;
}

/** Beside a sentence: stores it as a view, and opens the list of views. The key `v` stores it. */
export function ViewsBar({ page, sentence }: ViewsBarProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'form' | 'list' | null>(null);
  useKeyActs({ [SAVE_KEY]: () => setOpen('form') });
  const close = (): void => setOpen(null);
  return (
    <Flex gap="2" ms={{ md: 'auto' }} flex={{ base: '1 1 100%', md: 'none' }}>
      <Button
        variant="outline"
        size="sm"
        px="3"
        flex={{ base: '1', md: 'none' }}
        minH={{ base: '12', md: '9' }}
        aria-haspopup="dialog"
        aria-keyshortcuts={SAVE_KEY}
        onClick={() => setOpen('form')}
      >
        <Bookmark size={16} aria-hidden />
        {formatMessage(VIEWS_MESSAGES.save)}
        <KeyCap text={SAVE_KEY} />
      </Button>
      <Button
        variant="outline"
        size="sm"
        px="3"
        flex={{ base: '1', md: 'none' }}
        minH={{ base: '12', md: '9' }}
        aria-haspopup="dialog"
        onClick={() => setOpen('list')}
      >
        <List size={16} aria-hidden />
        {formatMessage(VIEWS_MESSAGES.list)}
      </Button>
      {open === 'form' && <ViewForm page={page} sentence={sentence} onClose={close} />}
      {open === 'list' && <ViewsSheet onClose={close} />}
    </Flex>
  );
}
