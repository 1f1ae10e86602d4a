import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DEVELOPER_PATHS, PATHS } from '../../../lib/paths';
import { DeveloperFrame } from '../kit/DeveloperFrame';
import { DEVELOPER_PAGES } from './developer-pages';

/** The pages for developers by their addresses; each is fetched when it is opened. */
export function DevelopersPage() {
  return (
    <DeveloperFrame>
      <Suspense fallback={null}>
        <Routes>
          {Object.entries(DEVELOPER_PAGES).map(([path, Page]) => (
            <Route key={path} path={below(path)} element={<Page />} />
          ))}
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
