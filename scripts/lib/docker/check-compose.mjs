/** A log that a talkative service can't fill the disk with. */
const LOG_BOUNDS = ['max-size', 'max-file'];
/** Rights of the kernel that a service may have, with the reason in the file. */
const CAPABILITIES = { proxy: ['NET_BIND_SERVICE'] };

/** Safeguards that every service must have and this one lacks, so that a fault in it stays in it. */
export function hardeningFaults(name, service) {
  const rights = service.cap_add ?? [];
  const logging = service.logging?.options ?? {};
  const wanted = {
    'a read-only file system': service.read_only === true,
    'cap_drop ALL': service.cap_drop?.length === 1 && service.cap_drop[0] === 'ALL',
    'no other rights': rights.every((right) => CAPABILITIES[name]?.includes(right)),
    'no-new-privileges': service.security_opt?.includes('no-new-privileges:true') === true,
    'a user': /^\d+:\d+$/.test(service.user ?? '') && (!service.user.startsWith('0:') || rights.length > 0),
    'a limit of memory': /^\d+[mg]$/.test(service.mem_limit ?? ''),
    'a limit of processors': Number(service.cpus) > 0,
    'a limit of processes': Number.isInteger(service.pids_limit) && service.pids_limit > 0,
    'a bounded log': LOG_BOUNDS.every((option) => logging[option] !== undefined),
    'a health check': Array.isArray(service.healthcheck?.test),
    'a restart after a fault': service.restart === 'unless-stopped',
    'named networks': Array.isArray(service.networks) && service.networks.length > 0,
    'no more of the host': service.privileged !== true && service.network_mode === undefined,
  };
  return Object.entries(wanted)
    .filter(([, holds]) => !holds)
    .map(([what]) => `${name} lacks ${what}`);
}

/** The faults of a compose file, given as text and parsed, read together with the example of its variables. */
export function checkCompose(source, compose, envExample) {
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
    faults.push(...hardeningFaults(name, service));
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
  for (const name of ['database', 'app', 'backup'].filter((each) => services[each] === undefined)) {
    faults.push(`there is no service ${name}`);
  }
  return faults;
}
