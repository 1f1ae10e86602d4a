import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DEVELOPER_PATHS, PATHS } from '../../../lib/paths';
import { DEVELOPER_PAGES } from './developer-pages';
import { DeveloperFrame } from './DeveloperFrame';

/** The pages for developers by their addresses; each is fetched when it is opened. */
export function DevelopersPage() {
  return (
    <DeveloperFrame>
      <Suspense fallback={null}>
        <Routes>
          {DEVELOPER_PAGES.map(
            ({ path, page: Page }) =>
              Page !== null && <Route key={path} path={below(path)} element={<Page />} />,
          )}
          <Route path="*" element={<Navigate to={DEVELOPER_PATHS.overview} replace />} />
        </Routes>
      </Suspense>
    </DeveloperFrame>
  );
}

/** An address as the routes below that of all pages for developers know it. */
function below(path: string): string {
  return path.slice(PATHS.developers.length + 1);
}
