import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { DEVELOPER_PATHS } from '../../lib/paths';
import { DeveloperFrame } from './frame/DeveloperFrame';

const ExplorerPage = lazy(() =>
  import('./explorer/ExplorerPage').then((page) => ({ default: page.ExplorerPage })),
);
const SchemaPage = lazy(() =>
  import('./reference/SchemaPage').then((page) => ({ default: page.SchemaPage })),
);
const RestPage = lazy(() => import('./rest/RestPage').then((page) => ({ default: page.RestPage })));
const StartPage = lazy(() => import('./guides/StartPage').then((page) => ({ default: page.StartPage })));

/** The pages for developers; the explorer fills the screen, the others stand in a frame. */
export function DeveloperRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={below(DEVELOPER_PATHS.explorer)} element={<ExplorerPage />} />
        <Route element={<Framed />}>
          <Route path={below(DEVELOPER_PATHS.start)} element={<StartPage />} />
          <Route path={below(DEVELOPER_PATHS.schema)} element={<SchemaPage />} />
          <Route path={below(DEVELOPER_PATHS.schemaType)} element={<SchemaPage />} />
          <Route path={below(DEVELOPER_PATHS.rest)} element={<RestPage />} />
          <Route path="*" element={<Navigate to={DEVELOPER_PATHS.start} replace />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

function Framed() {
  return (
    <DeveloperFrame>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </DeveloperFrame>
  );
}

/** An address as the routes below `/developers` name it. */
function below(path: string): string {
  return path.slice(DEVELOPER_PATHS.home.length + 1);
}
