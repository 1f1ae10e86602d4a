import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { DEVELOPER_PATHS } from '../../../lib/paths';
import { ScopeChip } from '../keys/ScopeChip';
import { SCHEMA_MESSAGES as TEXTS } from './messages';

/** Scopes of API keys of which one opens an operation, with the way to the keys; or that it is closed to all keys. */
export function FieldScopes({ scopes }: { scopes: readonly string[] }) {
  const { formatMessage } = useIntl();
  if (scopes.length === 0) {
    return formatMessage(TEXTS.whoNoKeys);
  }
  const chips = scopes.map((scope) => (
    <Fragment key={scope}>
      <ScopeChip scope={scope} />{' '}
    </Fragment>
  ));
  return (
    <>
      {formatMessage(TEXTS.whoKeys, { scopes: chips })}{' '}
      <chakra.span asChild color="brand.fg" textDecoration="underline" whiteSpace="nowrap" py="3.5" data-way>
        <Link to={DEVELOPER_PATHS.keys}>{formatMessage(TEXTS.toKeys)}</Link>
      </chakra.span>
    </>
  );
}
