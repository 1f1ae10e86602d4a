import type { LanguageChoice } from '@wakafine/domain/people/languages';
import type { MailRhythm } from '@wakafine/domain/views/mail-rhythm';
import {
  SavedViewsDocument,
  useOwnProfileVersionQuery,
  useSetOwnMailAddressMutation,
  useSubscribeToViewMutation,
  useUnsubscribeFromViewMutation,
} from '../../../../graphql/staff';

/** Mails as somebody wishes them. */
export interface WishedMail {
  readonly rhythm: MailRhythm;
  /** 1 Monday to 7 Sunday; used where the rhythm is WEEKLY. */
  readonly weekday: number;
  readonly language: LanguageChoice;
  /** Another address than the one of the profile, which gets it; null: the same. */
  readonly changedAddress: string | null;
}

/** Begins and ends the mails of a view. Both reject with the failure of the server. */
export function useViewMail(viewId: string): {
  start: (wished: WishedMail) => Promise<void>;
  end: () => Promise<void>;
  isBusy: boolean;
} {
  const options = { refetchQueries: [SavedViewsDocument] };
  const profile = useOwnProfileVersionQuery({ skip: true });
  const [setAddress, setting] = useSetOwnMailAddressMutation();
  const [subscribe, subscribing] = useSubscribeToViewMutation(options);
  const [unsubscribe, unsubscribing] = useUnsubscribeFromViewMutation(options);
  return {
    async start({ changedAddress: email, ...wished }) {
      if (email !== null) {
        const { data } = await profile.refetch();
        const version = data?.viewer?.profile?.version ?? 0;
        await setAddress({ variables: { input: { version, email } } });
      }
      await subscribe({ variables: { input: { viewId, ...wished } } });
    },
    async end() {
      await unsubscribe({ variables: { input: { viewId } } });
    },
    isBusy: setting.loading || subscribing.loading || unsubscribing.loading,
  };
}
