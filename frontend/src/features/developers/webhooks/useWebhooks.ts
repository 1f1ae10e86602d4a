import { useState } from 'react';
import {
  MyWebhooksDocument,
  useChangeWebhookMutation,
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  useMyWebhooksQuery,
  useReplayDeliveryMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  type CreateWebhookInput,
  type WebhookFieldsFragment,
} from '../../../graphql/developers';
import { useReconnected } from '../../../lib/apollo/connection';
import type { ErrorCode } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';

/** So often the list is asked for anew while it is looked at, ms: a test that was just sent is waited for. */
const ASK_EVERY_MS = 5_000;

/** A delivery of a webhook. */
export type Delivery = WebhookFieldsFragment['deliveries'][number];

export interface Webhooks {
  /** Null while they are loaded. */
  readonly webhooks: readonly WebhookFieldsFragment[] | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** The webhooks of the account with their deliveries, oldest first. */
export function useWebhooks(): Webhooks {
  const { data, error, refetch } = useMyWebhooksQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const retry = () => void refetch().catch(() => undefined);
  useReconnected(retry);
  return {
    webhooks: data?.myWebhooks ?? null,
    hasFailed: error !== undefined && data === undefined,
    retry,
  };
}

/** Acts on webhooks; each gives null or false where the server would not, and `fault` is why. */
export function useWebhookActs() {
  const again = { refetchQueries: [MyWebhooksDocument] };
  const [create] = useCreateWebhookMutation(again);
  const [change] = useChangeWebhookMutation(again);
  const [remove] = useDeleteWebhookMutation(again);
  const [rotate] = useRotateWebhookSecretMutation(again);
  const [test] = useTestWebhookMutation(again);
  const [replay] = useReplayDeliveryMutation(again);
  const [fault, setFault] = useState<ErrorCode | null>(null);

  async function tried<Value>(act: () => Promise<Value>): Promise<Value | null> {
    setFault(null);
    try {
      return await act();
    } catch (error) {
      setFault(errorCodeOf(error));
      return null;
    }
  }

  return {
    fault,
    /** The secret of the new webhook. */
    create: (input: CreateWebhookInput) =>
      tried(async () => (await create({ variables: { input } })).data?.createWebhook.secret ?? null),
    /** The new secret. */
    rotate: (id: string) =>
      tried(
        async () => (await rotate({ variables: { input: { id } } })).data?.rotateWebhookSecret.secret ?? null,
      ),
    setOn: (id: string, isOn: boolean) => tried(() => change({ variables: { input: { id, isOn } } })),
    remove: (id: string) => tried(() => remove({ variables: { input: { id } } })),
    test: (id: string) => tried(() => test({ variables: { input: { id } } })),
    replay: (id: string) => tried(() => replay({ variables: { input: { id } } })),
  };
}
