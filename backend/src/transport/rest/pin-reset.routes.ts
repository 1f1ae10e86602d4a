import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { normalisePhone } from '@wakafine/domain/people/phone';
import { pinFault } from '@wakafine/domain/people/choose-pin';
import type { FastifyInstance } from 'fastify';
import { requestPinReset } from '../../modules/identity/pin-reset/request-pin-reset';
import { resetPin } from '../../modules/identity/pin-reset/reset-pin';
import { badInput } from '../../platform/errors';
import { BodyReader } from './door/body-reader';
import { PIN_UPDATE } from './identity.schemas';
import type { restHandlers } from './door/rest-door';

/** The documented call for a forgotten PIN: without a code it sends one and changes nothing. */
export function pinResetRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.post(
    '/api/auth/custom-pin-update',
    PIN_UPDATE,
    handle(async ({ ctx, door, request, reply }) => {
      const { address, deviceToken } = door;
      const { mobileNumber, newPin, proof } = readPayload(request.body);
      if (proof !== null) {
        door.storeEnrolment(await resetPin(ctx, { mobileNumber, newPin, address, deviceToken, ...proof }));
        return { status: 'updated' };
      }
      const fault = pinFault(newPin, {
        year: ctx.clock().getFullYear(),
        mobileNumber: normalisePhone(mobileNumber),
      });
      if (fault !== null) {
        throw badInput({ newPin: VALIDATION_SENTENCES[fault] });
      }
      const resetId = await requestPinReset(ctx, { mobileNumber, address, deviceToken });
      reply.code(202);
      return { status: 'code_sent', resetId };
    }),
  );
}

interface PinUpdate {
  readonly mobileNumber: string;
  readonly newPin: string;
  /** What the second of the two calls carries. */
  readonly proof: { readonly resetId: string; readonly code: string } | null;
}

function readPayload(payload: unknown): PinUpdate {
  const body = new BodyReader(payload);
  const mobileNumber = body.text('mobileNumber', VALIDATION_SENTENCES['phone.required']);
  const newPin = body.text('newPin', VALIDATION_SENTENCES['pin.required']);
  const isFirstCall = body.optionalText('resetId') === null && body.optionalText('code') === null;
  const proof = isFirstCall
    ? null
    : { resetId: body.text('resetId'), code: body.text('code', VALIDATION_SENTENCES['code.required']) };
  body.done();
  return { mobileNumber, newPin, proof };
}
