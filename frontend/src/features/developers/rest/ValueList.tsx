import { Box, chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { REST_MESSAGES as TEXTS } from './messages';
import type { RestValue } from './read-openapi';

/** Parameters, or members of a body or shape, with their types. */
export function ValueList({ title, values }: { title: string; values: readonly RestValue[] }) {
  const { formatMessage } = useIntl();
  if (values.length === 0) {
    return null;
  }
  return (
    <Box>
      <Text textStyle="label">{title}</Text>
      <chakra.dl
        textStyle="small"
        display="flex"
        flexDirection="column"
        gap="1"
        ps="3"
        overflowWrap="anywhere"
      >
        {values.map(({ name, place, isRequired, type, description }) => (
          <Box key={`${place ?? ''} ${name}`}>
            <dt>
              <chakra.code fontFamily="mono" fontWeight="bold">
                {name}
              </chakra.code>{' '}
              <chakra.code fontFamily="mono" color="info.fg">
                {type}
              </chakra.code>
              <chakra.span color="fg.muted">
                {[place, isRequired ? formatMessage(TEXTS.required) : null]
                  .flatMap((part) => (part === null ? [] : [` · ${part}`]))
                  .join('')}
              </chakra.span>
            </dt>
            {description !== '' && (
              <chakra.dd lang="en" color="fg.muted">
                {description}
              </chakra.dd>
            )}
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}
