import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { DEFAULT_SETTINGS, SPEED_LIMITS_KMH } from '@wakafine/domain/people/personal-settings';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { describedBy, fieldIds } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { Segmented } from '../../../components/forms/Segmented';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { SettingsSection } from '../form/SettingsSection';
import { SPEED_MESSAGES } from '../form/speed-messages';
import type { SettingsForm } from '../form/useSettingsForm';

const LIMITS = SPEED_LIMITS_KMH.map((kmh) => ({ value: String(kmh), label: String(kmh) }));

/** The own speed limit and the speed of the first alert: they decide what the phone says, never what is judged. */
export function SpeedSection({ form }: { form: SettingsForm }) {
  const { formatMessage } = useIntl();
  const { values, change } = form;
  return (
    <SettingsSection title={formatMessage(SPEED_MESSAGES.title)}>
      <Card isFlush>
        <Box p="4">
          <Segmented
            label={formatMessage(SPEED_MESSAGES.limit)}
            choices={LIMITS}
            value={String(values.speedLimitKmh)}
            onChange={(kmh) => change({ speedLimitKmh: Number(kmh) })}
          />
        </Box>
        <ThresholdField form={form} />
      </Card>
      <Text mt="2" px="1" textStyle="small" color="fg.subtle">
        {formatMessage(SPEED_MESSAGES.hint)}
      </Text>
    </SettingsSection>
  );
}

function ThresholdField({ form }: { form: SettingsForm }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { inputId, hintId, errorId } = fieldIds(id);
  const error = form.thresholdError;
  const hint = formatMessage(SPEED_MESSAGES.thresholdHint);
  return (
    <Box p="4" borderTopWidth="1px">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
        <Box flex="1 1 7rem" minW="0">
          <chakra.label htmlFor={inputId} textStyle="strong">
            {formatMessage(SPEED_MESSAGES.threshold)}
          </chakra.label>
          <Text id={hintId} textStyle="small" color="fg.muted">
            {hint}
          </Text>
        </Box>
        <Box position="relative" w="7.5rem" flexShrink="0">
          <Input
            id={inputId}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            pe="3.5rem"
            fontWeight="bold"
            placeholder={String(DEFAULT_SETTINGS.alertThresholdKmh)}
            value={form.values.threshold}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(id, { hint, error })}
            onChange={(event) => form.change({ threshold: event.target.value })}
          />
          <Text
            position="absolute"
            insetEnd="3"
            top="14px"
            textStyle="small"
            color="fg.subtle"
            pointerEvents="none"
            aria-hidden
          >
            {formatMessage(SPEED_MESSAGES.unit)}
          </Text>
        </Box>
      </Flex>
      {error !== undefined && (
        <Flex id={errorId} role="alert" mt="1.5" gap="1.5" color="danger.fg" textStyle="small">
          <Flex pt="3px">
            <ZoneGlyph zone="danger" />
          </Flex>
          {error}
        </Flex>
      )}
    </Box>
  );
}
