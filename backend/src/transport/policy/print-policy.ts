import { policyPage } from './policy-page';

/** Prints the tables of who may do what, as they stand in `SECURITY.md`. */
process.stdout.write(`${policyPage()}\n`);
