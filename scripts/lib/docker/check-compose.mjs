/** The faults of a compose file, read together with the example of its variables. */
export async function checkCompose(source, envExample) {
  // Not at the top of the file: launchers are read before anything is installed.
  const { parse } = await import('yaml');
  const compose = parse(source);
  const known = new Set([...envExample.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]));
  const { services = {}, volumes = {} } = compose;
  const used = [...source.matchAll(/\$\{([A-Z0-9_]+)/g)].map((match) => match[1]);
  const faults = [...new Set([...used, ...Object.keys(services.app?.environment ?? {})])]
    .filter((name) => !known.has(name))
    .map((name) => `.env.example does not explain ${name}`);
  for (const [name, service] of Object.entries(services)) {
    if (service.image === undefined && service.build === undefined) {
      faults.push(`${name} has neither an image nor a build`);
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      if (condition === 'service_healthy' && services[other]?.healthcheck?.test === undefined) {
        faults.push(`${name} waits for the health of ${other}, which has no check`);
      }
    }
    for (const volume of (service.volumes ?? []).map((each) => each.split(':')[0])) {
      if (!/^[./]/.test(volume) && !(volume in volumes)) {
        faults.push(`${name} uses the volume ${volume}, which is not declared`);
      }
    }
  }
  for (const name of ['database', 'app'].filter((each) => services[each] === undefined)) {
    faults.push(`there is no service ${name}`);
  }
  return faults;
}
