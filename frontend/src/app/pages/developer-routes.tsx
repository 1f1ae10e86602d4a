import { Route } from 'react-router-dom';
import { TextsUpTo } from '../../lib/i18n/LanguageProvider';
import { PATHS } from '../../lib/paths';
import { Connected, DevelopersPage } from './lazy-pages';

/** The pages for developers, open to everybody; keys are for those who are signed in. */
export const DEVELOPER_ROUTES = (
  <Route
    path={`${PATHS.developers}/*`}
    element={
      <TextsUpTo scope="developers">
        <Connected>
          <DevelopersPage />
        </Connected>
      </TextsUpTo>
    }
  />
);
