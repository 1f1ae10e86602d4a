import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { DemoAccountsQuery } from '../../graphql/generated';
import { DemoAccountsText } from '../../graphql/visitor';
import { useVisitorQuery } from '../../lib/apollo/useVisitorQuery';
import { TextsUpTo } from '../../lib/i18n/LanguageProvider';

/** An account of demo mode, with what opens it. */
export type DemoAccount = DemoAccountsQuery['demoAccounts'][number];

// Outside demo mode nobody needs it.
const DemoAccountList = lazy(() =>
  import('./DemoAccountList').then((list) => ({ default: list.DemoAccountList })),
);

/** The folded list of demo accounts; nothing outside demo mode. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { data } = useVisitorQuery(DemoAccountsText, {});
  const accounts = data?.demoAccounts ?? [];
  return (
    // As high as the folded list with its distance: what stands below keeps its place when the answer comes.
    <Box minH="82px">
      {accounts.length > 0 && (
        <TextsUpTo scope="seldom">
          <Suspense fallback={null}>
            <DemoAccountList accounts={accounts} onChoose={onChoose} />
          </Suspense>
        </TextsUpTo>
      )}
    </Box>
  );
}
