import { Button, Flex, Text } from '@chakra-ui/react';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { string } from 'yup';
import { useConsentStep } from '../../components/consent/useConsentStep';
import { Sheet, type SheetStep } from '../../components/surface/Sheet';
import { submitOrShowFault } from '../../components/forms/first-fault';
import { TextField } from '../../components/forms/TextField';
import { VehicleFields } from '../../components/vehicle/VehicleFields';
import { vehicleSchema } from '../../components/vehicle/vehicle-schema';
import { useConsent } from '../../lib/consent/useConsent';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { FIRST_VALUES, readLastVehicle, type StartValues } from '../../lib/storage/last-vehicle';
import { NEW_MESSAGES } from './guide/messages';
import { TrackerCheckPart } from './check/TrackerCheckPart';
import { NewTrackerGuide } from './guide/NewTrackerGuide';
import { ADD_MESSAGES } from './messages';
import type { TrackerFieldsFragment } from '../../graphql/generated';
import { ASK_EVERY_S, useCreateTracker, type NewTracker } from './useTrackers';

const FORM_ID = 'add-tracker';
const NAME_AT_MOST = 40;

interface TrackerValues extends StartValues {
  name: string;
}

const trackerSchema = vehicleSchema.shape({ name: string().trim().required().max(NAME_AT_MOST) });

export interface AddTrackerSheetProps {
  /** Those of the server, asked for anew while the sheet is open: the new one is checked by them. */
  trackers: readonly TrackerFieldsFragment[];
  onClose: () => void;
}

/** Sets up a device, and shows what is entered into it; who has not agreed to recording is asked first. */
export function AddTrackerSheet({ trackers, onClose }: AddTrackerSheetProps) {
  const { mayRecord } = useConsent();
  const [added, setAdded] = useState<NewTracker | null>(null);
  const consent = useConsentStep({ onClose });
  const add = useAddStep(setAdded);
  const current = trackers.find(({ id }) => id === added?.tracker.id) ?? added?.tracker;
  const guide = useGuideStep(added, current, onClose);
  const { title, body, footer } = guide ?? (mayRecord ? add : consent);
  // One sheet for all steps: a sheet that is removed while it is open can close the one that follows it.
  return (
    <Sheet isOpen onClose={onClose} title={title} footer={footer}>
      {body}
    </Sheet>
  );
}

function useGuideStep(
  added: NewTracker | null,
  current: TrackerFieldsFragment | undefined,
  onClose: () => void,
): SheetStep | null {
  const { formatMessage } = useIntl();
  if (added === null || current === undefined) {
    return null;
  }
  return {
    title: formatMessage(NEW_MESSAGES.title, { name: added.tracker.name }),
    body: (
      <NewTrackerGuide
        token={added.token}
        check={<TrackerCheckPart tracker={current} everyS={ASK_EVERY_S} />}
      />
    ),
    footer: (
      <Button size="lg" width="full" onClick={onClose}>
        {formatMessage(NEW_MESSAGES.done)}
      </Button>
    ),
  };
}

/** The form opens with the vehicle of the last journey. */
function useAddStep(onAdded: (tracker: NewTracker) => void): SheetStep {
  const { formatMessage } = useIntl();
  const { create, fault } = useCreateTracker();
  const form = useFormik<TrackerValues>({
    initialValues: { ...(readLastVehicle() ?? FIRST_VALUES), name: '' },
    validationSchema: trackerSchema,
    validateOnBlur: false,
    onSubmit: async ({ transportAgency, ...values }) => {
      const agency = values.category === 'PUBLIC' ? transportAgency.trim() : null;
      const added = await create({ ...values, name: values.name.trim(), transportAgency: agency });
      if (added !== null) {
        onAdded(added);
      }
    },
  });
  const { values, touched, errors } = form;
  const hasNameError = touched.name === true && errors.name !== undefined;
  return {
    title: formatMessage(ADD_MESSAGES.title),
    footer: (
      <>
        {fault !== null && (
          <Text role="alert" textStyle="small" color="danger.fg">
            {formatMessage(ERROR_MESSAGES[fault])}
          </Text>
        )}
        <Button type="submit" form={FORM_ID} size="lg" width="full" loading={form.isSubmitting}>
          {formatMessage(ADD_MESSAGES.submit)}
        </Button>
      </>
    ),
    body: (
      <FormikProvider value={form}>
        <form id={FORM_ID} noValidate onSubmit={submitOrShowFault(form.submitForm)}>
          <Flex direction="column" gap="4" pb="4">
            <TextField
              id="tracker-name"
              label={formatMessage(ADD_MESSAGES.name)}
              hint={formatMessage(ADD_MESSAGES.nameHint)}
              error={hasNameError ? formatMessage(ADD_MESSAGES.nameError, { max: NAME_AT_MOST }) : undefined}
              value={values.name}
              onChange={(name) => void form.setFieldValue('name', name)}
            />
            <VehicleFields />
          </Flex>
        </form>
      </FormikProvider>
    ),
  };
}
