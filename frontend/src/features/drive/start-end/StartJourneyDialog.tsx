import { Button, Flex, Text } from '@chakra-ui/react';
import { FormikProvider, useFormik } from 'formik';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useConsentStep } from '../../../components/consent/useConsentStep';
import { submitOrShowFault } from '../../../components/forms/first-fault';
import { Sheet, type SheetStep } from '../../../components/surface/Sheet';
import { VehicleFields } from '../../../components/vehicle/VehicleFields';
import { vehicleSchema } from '../../../components/vehicle/vehicle-schema';
import { useConsent } from '../../../lib/consent/useConsent';
import { FIRST_VALUES, readLastVehicle, type StartValues } from '../../../lib/storage/last-vehicle';
import { useStartJourneyDialog } from '../../../lib/shell-state';
import { BindCode } from '../code/BindSheet';
import { EnrolledNote } from '../code/EnrolledNote';
import { CODE_MESSAGES } from '../code/messages';
import { StartCode } from '../code/StartCode';
import type { AcceptedCode } from '../code/useVehicleOfCode';
import { useDrive } from '../context/drive-context';
import { IDLE_MESSAGES, NOTICE_MESSAGES, START_MESSAGES } from '../context/messages';

const FORM_ID = 'start-journey';

/** The dialog 'Start New Journey'; before the first one it asks what journeys may be used for. */
export function StartJourneyDialog() {
  const { isOpen, close } = useStartJourneyDialog();
  const { mayRecord } = useConsent();
  const consent = useConsentStep({ onClose: close });
  const start = useStartStep({ onClose: close });
  const { title, body, footer } = mayRecord ? start : consent;
  // One sheet for both steps: a sheet that is removed while it is open can close the one that follows it.
  return (
    <Sheet isOpen={isOpen} onClose={close} title={title} footer={footer}>
      {body}
    </Sheet>
  );
}

/** The form opens with the vehicle of the last journey. */
function useStartStep({ onClose }: { onClose: () => void }): SheetStep {
  const { formatMessage } = useIntl();
  const { live, start } = useDrive();
  const { code } = useStartJourneyDialog();
  const [accepted, setAccepted] = useState<AcceptedCode | null>(null);
  const form = useFormik<StartValues>({
    initialValues: readLastVehicle() ?? FIRST_VALUES,
    validationSchema: vehicleSchema,
    validateOnBlur: false,
    onSubmit: async (values) => {
      if (await start(values, accepted?.code)) {
        setAccepted(null);
        onClose();
      }
    },
  });
  const title = formatMessage(START_MESSAGES.title);
  if (live !== null) {
    const isOn = <Text pb="4">{formatMessage(NOTICE_MESSAGES.alreadyActive)}</Text>;
    const body = code === null ? isOn : <BindCode given={code} onDone={onClose} />;
    return { title: code === null ? title : formatMessage(CODE_MESSAGES.bindTitle), body, footer: null };
  }
  return {
    title,
    footer: (
      <>
        <Button type="submit" form={FORM_ID} size="lg" width="full" loading={form.isSubmitting}>
          <Play size={24} aria-hidden />
          {formatMessage(IDLE_MESSAGES.start)}
        </Button>
        <Text textStyle="small" color="fg.muted" textAlign="center">
          {formatMessage(START_MESSAGES.locationHint)}
        </Text>
      </>
    ),
    body: (
      <FormikProvider value={form}>
        <form id={FORM_ID} noValidate onSubmit={submitOrShowFault(form.submitForm)}>
          <Flex direction="column" gap="4">
            <EnrolledNote />
            <StartCode accepted={accepted} onPhoto={setAccepted} given={code} />
            <VehicleFields />
          </Flex>
        </form>
      </FormikProvider>
    ),
  };
}
