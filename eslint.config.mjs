import { house } from './eslint/house.mjs';

export default house(import.meta.dirname, { isThorough: false });
