import { Route } from 'react-router-dom';
import { TextsUpTo } from '../../lib/i18n/LanguageProvider';
import { PATHS } from '../../lib/paths';
import { HowItWorksPage, PrivacyPage, TermsPage } from './lazy-pages';

/** The legal pages, open to everybody; their texts are long and come with them. */
export const LEGAL_ROUTES = (
  <>
    <Route
      path={PATHS.terms}
      element={
        <TextsUpTo scope="seldom">
          <TermsPage />
        </TextsUpTo>
      }
    />
    <Route
      path={PATHS.privacy}
      element={
        <TextsUpTo scope="seldom">
          <PrivacyPage />
        </TextsUpTo>
      }
    />
    <Route
      path={PATHS.howItWorks}
      element={
        <TextsUpTo scope="seldom">
          <HowItWorksPage />
        </TextsUpTo>
      }
    />
  </>
);
