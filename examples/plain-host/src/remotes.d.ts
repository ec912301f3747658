declare module 'mf_leads/ReservationForm' {
  const ReservationForm: import('react').ComponentType;
  export default ReservationForm;
}
