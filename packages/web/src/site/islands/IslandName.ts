export type IslandName = 'TitleCheck' | 'TourButton' | 'PlanChooser';
