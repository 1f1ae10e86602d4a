import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../components/surface/toaster';
import { copyText } from '../../lib/copy-text';
import { CARD_MESSAGES } from './messages';

/** Copies a link and says so; gives the link that could not be copied, for doing it by hand. */
export function useCopyLink(): { copy: (link: string) => Promise<void>; refusedLink: string | null } {
  const { formatMessage } = useIntl();
  const [refusedLink, setRefusedLink] = useState<string | null>(null);
  async function copy(link: string): Promise<void> {
    const isCopied = await copyText(link);
    setRefusedLink(isCopied ? null : link);
    if (isCopied) {
      notify({ kind: 'success', title: formatMessage(CARD_MESSAGES.copied) });
    }
  }
  return { copy, refusedLink };
}
