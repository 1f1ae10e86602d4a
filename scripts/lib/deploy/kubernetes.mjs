/** The types that Kubernetes' own OpenAPI document gives for each kind, by the file of the package that declares it. */
const TYPES = {
  'apps/v1 Deployment': 'apps/v1',
  'v1 Service': 'core/v1',
  'v1 Secret': 'core/v1',
  'v1 PersistentVolumeClaim': 'core/v1',
  'networking.k8s.io/v1 Ingress': 'networking/v1',
  'networking.k8s.io/v1 NetworkPolicy': 'networking/v1',
  'policy/v1 PodDisruptionBudget': 'policy/v1',
  'batch/v1 CronJob': 'batch/v1',
};

/** A module that compiles only where each object has the shape of its kind. @throws Error for a kind that is not known */
export function typedModule(objects) {
  return objects
    .map((object, index) => {
      const file = TYPES[`${object.apiVersion} ${object.kind}`];
      if (file === undefined) {
        throw new Error(`no type is known for ${object.apiVersion} ${object.kind}`);
      }
      const type = `import('kubernetes-types/${file}').${object.kind}`;
      return `export const object${index}: ${type} = ${JSON.stringify(object, null, 2)};\n`;
    })
    .join('');
}

/** The templates of pods in objects, by name. */
export function podTemplates(objects) {
  return objects.flatMap(({ metadata, spec }) => {
    const template = spec?.template ?? spec?.jobTemplate?.spec?.template;
    return template === undefined ? [] : [{ name: metadata.name, template }];
  });
}

/** Safeguards that every pod must have and those of a template lack. */
export function podFaults({ name, template: { spec } }) {
  const pod = spec.securityContext ?? {};
  const wanted = {
    'a user without rights': pod.runAsNonRoot === true && pod.runAsUser > 0,
    'a filter of system calls': pod.seccompProfile?.type === 'RuntimeDefault',
    'no token of the cluster': spec.automountServiceAccountToken === false,
    'nothing of the host': !spec.hostNetwork && !spec.hostPID && !spec.hostIPC,
  };
  for (const { securityContext = {}, resources = {}, image, volumeMounts = [] } of spec.containers) {
    wanted['files that nobody changes'] = securityContext.readOnlyRootFilesystem === true;
    wanted['no more rights'] = securityContext.allowPrivilegeEscalation === false;
    wanted['no rights of the kernel'] = securityContext.capabilities?.drop?.[0] === 'ALL';
    wanted['limits of memory and processor'] = ['cpu', 'memory'].every((each) => resources.limits?.[each]);
    wanted['requests of memory and processor'] = ['cpu', 'memory'].every(
      (each) => resources.requests?.[each],
    );
    wanted['an image of one version'] = /:\d+\.\d+\.\d+$/.test(image);
    wanted['its volumes'] = volumeMounts.every((mount) =>
      spec.volumes.some((each) => each.name === mount.name),
    );
  }
  return Object.entries(wanted)
    .filter(([, holds]) => !holds)
    .map(([what]) => `${name} lacks ${what}`);
}

/** Names that objects use and none of them declares: of secrets, claims, services, and labels of pods. */
export function unresolvedNames(objects) {
  const namesOf = (kind) => objects.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);
  const pods = podTemplates(objects);
  const used = pods.flatMap(({ template: { spec } }) => [
    ...spec.containers
      .flatMap(({ envFrom = [] }) => envFrom)
      .map(({ secretRef }) => ['Secret', secretRef.name]),
    ...spec.volumes.flatMap(({ persistentVolumeClaim: claim }) =>
      claim === undefined ? [] : [['PersistentVolumeClaim', claim.claimName]],
    ),
  ]);
  const backends = objects
    .filter(({ kind }) => kind === 'Ingress')
    .flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths))
    .map(({ backend }) => ['Service', backend.service.name]);
  const selectors = objects.flatMap(({ kind, metadata, spec }) => {
    const labels =
      kind === 'Service' ? spec.selector : (spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels);
    return labels === undefined ? [] : [{ owner: `${kind} ${metadata.name}`, labels }];
  });
  const unmatched = selectors.filter(
    ({ labels }) =>
      !pods.some(({ template }) =>
        Object.entries(labels).every(([label, value]) => template.metadata.labels[label] === value),
      ),
  );
  return [
    ...[...used, ...backends]
      .filter(([kind, name]) => !namesOf(kind).includes(name))
      .map(([kind, name]) => `${kind} ${name}`),
    ...unmatched.map(({ owner }) => `pods of ${owner}`),
  ];
}
