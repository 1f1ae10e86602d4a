import { useState } from 'react';
import {
  InboxDocument,
  InboxNewsDocument,
  useInboxQuery,
  useMarkNotificationsReadMutation,
  type InboxQuery,
} from '../../graphql/generated';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import type { Asked } from '../../lib/persisted-cache/answer-times';
import { languageChoice } from '@wakafine/domain/people/languages';
import { useInboxSigns } from './useInboxSigns';

const PAGE_SIZE = 20;

export type InboxItem = InboxQuery['notifications']['edges'][number]['node'];

export interface Inbox {
  /** Query of the inbox, by which the age of the answer is known. */
  question: Asked;
  status: 'loading' | 'error' | 'loaded';
  items: readonly InboxItem[];
  unreadCount: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  reload: () => void;
  /** Marks one as read; without one all that are shown and all before them. */
  markRead: (id?: string) => void;
}

/** Notifications of the user, newest first, page by page, in the language in force. */
export function useInbox(): Inbox {
  const { language } = useLanguage();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const variables = { language: languageChoice(language), first: PAGE_SIZE };
  const { data, error, fetchMore, refetch, updateQuery } = useInboxQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [mark] = useMarkNotificationsReadMutation({ refetchQueries: [InboxNewsDocument] });
  const reload = () => void refetch().catch(() => undefined);
  useInboxSigns(reload);
  const items = data?.notifications.edges.map(({ node }) => node) ?? [];
  const { hasNextPage = false, endCursor = null } = data?.notifications.pageInfo ?? {};
  const newestId = items[0]?.id;

  async function loadNextPage(): Promise<void> {
    setIsLoadingMore(true);
    try {
      await fetchMore({ variables: { after: endCursor }, updateQuery: appendPage });
    } finally {
      setIsLoadingMore(false);
    }
  }

  function markRead(id?: string): void {
    const upToId = id ?? newestId;
    if (upToId === undefined) {
      return;
    }
    const isAlone = id !== undefined;
    updateQuery((_shown, shown) =>
      shown.complete ? withRead(shown.previousData, isAlone ? id : null) : undefined,
    );
    // Where the server did not hear of it, what it says stands.
    mark({ variables: { upToId, isAlone } }).catch(reload);
  }

  return {
    question: { query: InboxDocument, variables },
    status: statusOf(data !== undefined, error !== undefined),
    items,
    unreadCount: data?.notifications.unreadCount ?? 0,
    hasMore: hasNextPage,
    isLoadingMore,
    showMore: () => void loadNextPage().catch(() => undefined),
    reload,
    markRead,
  };
}

function statusOf(hasData: boolean, hasError: boolean): Inbox['status'] {
  if (hasData) {
    return 'loaded';
  }
  return hasError ? 'error' : 'loading';
}

function appendPage(shown: InboxQuery, { fetchMoreResult }: { fetchMoreResult: InboxQuery }): InboxQuery {
  const { notifications } = fetchMoreResult;
  return {
    ...fetchMoreResult,
    notifications: { ...notifications, edges: [...shown.notifications.edges, ...notifications.edges] },
  };
}

/** The inbox with one, or with null all of them, marked as read. */
function withRead(shown: InboxQuery, id: string | null): InboxQuery {
  const { notifications } = shown;
  const isNew = notifications.edges.some(({ node }) => node.id === id && !node.isRead);
  return {
    ...shown,
    notifications: {
      ...notifications,
      unreadCount: id === null ? 0 : notifications.unreadCount - (isNew ? 1 : 0),
      edges: notifications.edges.map((edge) => ({
        ...edge,
        node: { ...edge.node, isRead: edge.node.isRead || id === null || edge.node.id === id },
      })),
    },
  };
}
