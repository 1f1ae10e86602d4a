import { graphql } from 'relay-runtime';

/** A page of one's incidents as an application of Relay reads it; its compiler makes of it what the test sends. */
export const INCIDENTS = graphql`
  query incidentsQuery($count: Int!, $cursor: String) {
    incidents(first: $count, after: $cursor) @connection(key: "incidentsQuery_incidents") {
      edges {
        node {
          id
          incidentType
        }
      }
    }
  }
`;

/** The submission of an incident by Relay. */
export const SUBMIT = graphql`
  mutation incidentsSubmitMutation($input: ReportIncidentInput!) {
    reportIncident(input: $input) {
      incident {
        id
        incidentType
      }
    }
  }
`;

/** The active journey as it changes. */
export const ACTIVE_JOURNEY = graphql`
  subscription incidentsActiveSubscription {
    activeJourney {
      id
    }
  }
`;
