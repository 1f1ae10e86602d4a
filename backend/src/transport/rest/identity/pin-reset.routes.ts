import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { normalisePhone } from '@wakafine/domain/people/phone';
import { pinFault } from '@wakafine/domain/people/choose-pin';
import { requestPinReset } from '../../../modules/identity/pin-reset/request-pin-reset';
import { resetPin } from '../../../modules/identity/pin-reset/reset-pin';
import { badInput } from '../../../platform/errors';
import { PIN_UPDATE } from './identity.schemas';
import type { ServeCall } from '../door/rest-door';

/** The documented call for a discarded PIN: without a code it sends one and changes nothing. */
export function pinResetRoutes(serve: ServeCall): void {
  serve(PIN_UPDATE, requestPinReset, async ({ ctx, door, body, reply }) => {
    const { address, deviceToken } = door();
    const { mobileNumber, newPin, resetId = null, code = null } = body;
    if (resetId !== null && code !== null) {
      const proof = { resetId, code };
      door().storeEnrolment(await resetPin(ctx, { mobileNumber, newPin, address, deviceToken, ...proof }));
      return { status: 'updated' };
    }
    const fault = pinFault(newPin, {
      year: ctx.clock().getFullYear(),
      mobileNumber: normalisePhone(mobileNumber),
    });
    if (fault !== null) {
      throw badInput({ newPin: VALIDATION_SENTENCES[fault] });
    }
    const sent = await requestPinReset(ctx, { mobileNumber, address, deviceToken });
    reply.code(202);
    return { status: 'code_sent', resetId: sent };
  });
}
