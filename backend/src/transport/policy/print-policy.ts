import 'reflect-metadata';
import { policyPage } from './policy-page';
import { webLocks } from './web-locks';

/** Prints what is made of the policy table: the tables of `SECURITY.md`, and the locks of the web app. */
process.stdout.write(JSON.stringify({ page: policyPage(), locks: webLocks() }));
