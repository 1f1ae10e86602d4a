// Imported first by every launcher: an older Node must get this sentence and not a syntax error from somewhere deeper.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`WakaFine needs Node 20.19 or newer, and this is ${process.versions.node}.`);
  process.exit(1);
}
