import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The areas under backend/src/modules, lowest first: a module imports only modules to its left. */
export const MODULES = [
  'identity',
  'vehicles',
  'settings',
  'limits',
  'violations',
  'journeys',
  'vehicle-events',
  'family',
  'incidents',
  'evidence',
  'cases',
  'statistics',
  'agencies',
  'open-data',
  'road-pack',
  'reports',
  'notifications',
  'administration',
  'nodes',
  'violators',
  'attention',
  'public-events',
  'webhooks',
  'realtime',
];

/** The workspaces: each is reached by its package name only, and each names the ones that it may know. */
export const ROOMS = {
  domain: [],
  backend: ['domain'],
  frontend: ['domain'],
  simulator: ['domain'],
  e2e: ['domain', 'simulator'],
  bench: ['domain', 'backend', 'simulator', 'e2e'],
};

const MODULES_PATH = 'backend/src/modules';
const modulePath = (name) => `${MODULES_PATH}/${name}`;

function foldersIn(directory) {
  const entries = existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/**
 * Gives the zones that enforce the order of the modules: one for each module that has others to its right.
 * @throws Error when a folder under backend/src/modules has no place in the order, because nothing would guard it.
 */
export function moduleOrderZones(root) {
  const strangers = foldersIn(path.join(root, MODULES_PATH)).filter((name) => !MODULES.includes(name));
  if (strangers.length > 0) {
    throw new Error(`No place in the order of eslint/modules.mjs: ${strangers.join(', ')}`);
  }
  return MODULES.slice(0, -1).map((name, index) => ({
    target: modulePath(name),
    from: MODULES.slice(index + 1).map(modulePath),
    message: `${name} stands left of it: emit an event instead (order in eslint/modules.mjs).`,
  }));
}

/** Gives the zones between the doors, the acts and the tools of the server. */
export function serverLayerZones() {
  const server = 'backend/src';
  return [
    {
      target: `${server}/platform`,
      from: [`${server}/modules`, `${server}/transport`, `${server}/main.ts`],
      message: 'platform/ holds tools that know neither the roads nor the doors.',
    },
    {
      target: `${server}/modules`,
      from: [`${server}/transport`, `${server}/main.ts`],
      message: 'A module does not know through which door it is called.',
    },
    {
      target: `${server}/migrations`,
      from: [`${server}/modules`, `${server}/transport`],
      message: 'A migration is frozen: it must not change when the code does.',
    },
  ];
}

/**
 * Gives the zones of the web app: app -> features, staff and agency -> components and lib. No feature knows another, and no page of
 * staff another one.
 */
export function webAppZones(root) {
  const web = 'frontend/src';
  const features = foldersIn(path.join(root, web, 'features'));
  const pages = foldersIn(path.join(root, web, 'staff/features'));
  return [
    ...features.map((feature) => ({
      target: `${web}/features/${feature}`,
      from: `${web}/features`,
      except: [feature],
      message: 'No feature imports another: app/ puts them together.',
    })),
    ...pages.map((page) => ({
      target: `${web}/staff/features/${page}`,
      from: `${web}/staff/features`,
      except: [page],
      message:
        'No page of staff imports another: what two share lives in staff/kit/, and staff/shell/ puts pages together.',
    })),
    {
      target: [`${web}/staff/kit`, `${web}/staff/features`, `${web}/staff/account`, `${web}/staff/sign-in`],
      from: `${web}/staff/shell`,
      message: 'staff/shell/ is above the pages of staff.',
    },
    {
      target: `${web}/staff/kit`,
      from: ['features', 'account', 'sign-in'].map((room) => `${web}/staff/${room}`),
      message: 'staff/kit/ knows no page: hand it over as a prop or an argument.',
    },
    {
      target: `${web}/staff`,
      from: `${web}/features`,
      message: 'Staff and citizens share components/ and lib/ only.',
    },
    {
      target: `${web}/agency`,
      from: [`${web}/features`, `${web}/staff`],
      message: 'Agencies share components/ and lib/ only.',
    },
    {
      target: [`${web}/features`, `${web}/staff`, `${web}/agency`, `${web}/components`, `${web}/lib`],
      from: `${web}/app`,
      message: 'app/ is above: what several features share lives in components/ or lib/.',
    },
    {
      target: [`${web}/components`, `${web}/lib`],
      from: [`${web}/features`, `${web}/staff`, `${web}/agency`],
      message: 'components/ and lib/ know no feature: hand it over as a prop or an argument.',
    },
    {
      target: [`${web}/features`, `${web}/staff`],
      from: `${web}/agency`,
      message: 'Agencies share components/ and lib/ only.',
    },
    {
      target: `${web}/features`,
      from: `${web}/staff`,
      message: 'Staff and citizens share components/ and lib/ only.',
    },
  ];
}
