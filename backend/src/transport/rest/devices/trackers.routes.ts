import {
  readOsmAndFields,
  readOverlandBody,
  readOwnTracksBody,
  readTraccarBody,
} from '@wakafine/domain/trackers/tracker-formats';
import type { FastifyRequest } from 'fastify';
import { findTracker, recordTrackerFixes } from '../../../modules/journeys/trackers/record-tracker-fixes';
import type { AcceptedFixes, ReceivedMessage } from '../../../modules/journeys/trackers/record-tracker-fixes';
import { callerOf } from '../../http/caller';
import { chargeCaller } from '../../budget/charge';
import { FORM_TYPE } from '../door/declare-call';
import type { RestCall, ServeCall } from '../door/rest-door';
import {
  OSMAND_POSITION,
  OVERLAND_POSITIONS,
  OWNTRACKS_POSITIONS,
  TRACCAR_POSITIONS,
} from './trackers.schemas';

/**
 * Messages that devices send by themselves, in the forms of OsmAnd, Traccar, OwnTracks and Overland; authorised by a token
 * of their own.
 */
export function trackersRoutes(serve: ServeCall): void {
  serve(OSMAND_POSITION, recordTrackerFixes, async ({ ctx, request, query }) => {
    const { id, deviceid, ...fields } = query;
    return accept({ ctx, request }, id ?? deviceid, () => osmAndMessage(fields, ctx.clock()));
  });

  serve(TRACCAR_POSITIONS, recordTrackerFixes, async ({ ctx, request, query, body }) => {
    const isForm = request.headers['content-type']?.startsWith(FORM_TYPE) === true;
    const { id, deviceid, ...fields } = { ...query, ...(isForm ? fieldsOf(body) : {}) };
    const token = id ?? deviceid ?? fieldsOf(body).device_id;
    return accept({ ctx, request }, token, () =>
      isForm || body === undefined || body === null
        ? osmAndMessage(fields, ctx.clock())
        : { form: 'TRACCAR', text: JSON.stringify(body), read: readTraccarBody(body) },
    );
  });

  serve(OWNTRACKS_POSITIONS, recordTrackerFixes, async ({ ctx, request, query, body }) => {
    await accept({ ctx, request }, query.token ?? passwordOf(request), () => ({
      form: 'OWNTRACKS',
      text: JSON.stringify(body ?? null),
      read: readOwnTracksBody(body),
    }));
    return [];
  });

  serve(OVERLAND_POSITIONS, recordTrackerFixes, async ({ ctx, request, query, body }) => {
    const accepted = await accept({ ctx, request }, query.token ?? credentialOf(request, 'bearer'), () => ({
      form: 'OVERLAND',
      text: JSON.stringify(body ?? null),
      read: readOverlandBody(body),
    }));
    return { result: 'ok', ...accepted };
  });
}

function osmAndMessage(fields: Readonly<Record<string, string | undefined>>, now: Date): ReceivedMessage {
  const known = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const text = String(new URLSearchParams(Object.fromEntries(known)));
  return { form: 'OSMAND', text, read: readOsmAndFields(fields, now.getTime()) };
}

/** A tracker has a budget of its own; a caller with a wrong token is charged for each attempt. */
async function accept(
  { ctx, request }: Pick<RestCall, 'ctx' | 'request'>,
  token: string | undefined,
  read: () => ReceivedMessage,
): Promise<AcceptedFixes> {
  const tracker = await findTracker(ctx, token ?? '').catch(async (refusal: unknown) => {
    await chargeCaller(ctx, callerOf(request), 1);
    throw refusal;
  });
  const subject = `tracker:${tracker.id}`;
  request.caller = { actor: null, subject, key: null };
  await chargeCaller(ctx, request.caller, 1);
  const message = read();
  // The owner sees what came, and others over their shoulder: the token is not part of it.
  const text = message.text.replaceAll(token ?? '', '…');
  return recordTrackerFixes(ctx, { tracker, message: { ...message, text } });
}

/** The texts among the members of a body. */
function fieldsOf(body: unknown): Readonly<Record<string, string | undefined>> {
  const members = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(members.filter(([, value]) => typeof value === 'string'));
}

/** The password of HTTP Basic authentication; OwnTracks sends it with every message. */
function passwordOf(request: FastifyRequest): string | undefined {
  const encoded = credentialOf(request, 'basic');
  const pair = encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString();
  return pair?.slice(pair.indexOf(':') + 1);
}

function credentialOf({ headers }: FastifyRequest, scheme: 'basic' | 'bearer'): string | undefined {
  const [given, credential] = headers.authorization?.split(' ') ?? [];
  return given?.toLowerCase() === scheme ? credential : undefined;
}
